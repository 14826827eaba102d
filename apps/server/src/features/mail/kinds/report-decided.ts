import type { Facts } from '../kinds.ts';
import { quoted, type Words } from '../words.ts';

export function reportDecided({ title, decision }: Facts['report-decided']): Words {
  const isKept = decision === 'keep';
  return {
    subject: isKept
      ? `Your video stays: ${quoted(title)}`
      : `Your video was taken down: ${quoted(title)}`,
    preheader: isKept ? 'A report about it was looked at.' : 'You can read why, and object once.',
    heading: isKept ? 'Your video stays' : 'Your video was taken down',
    paragraphs: isKept
      ? [
          `Somebody had reported ${quoted(title)}. We looked at it, and it stays where it is. There is nothing for you to do.`,
        ]
      : [
          `Somebody had reported ${quoted(title)}. We looked at it, and took it down: nobody can see it any more.`,
          'The reasons stand with the video in My Projects. If you think that we are wrong, you can object there, once, within 30 days.',
        ],
    button: { label: 'See it in My Projects', path: '/dashboard/projects' },
    reason: 'Decisions about your videos come whatever you have chosen to hear of.',
  };
}
