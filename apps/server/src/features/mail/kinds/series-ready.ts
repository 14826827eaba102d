import type { Facts } from '../kinds.ts';
import { counted, quoted, type Words } from '../words.ts';

export function seriesReady({ id, title, ready, failed }: Facts['series-ready']): Words {
  const made =
    failed === 0 ? counted(ready, 'video') : `${ready} of ${counted(ready + failed, 'video')}`;
  const is = ready === 1 ? 'is' : 'are';
  const outcome =
    ready === 0 ? `None of its ${failed} could be made.` : `${made} of it ${is} ready to watch.`;
  return {
    subject:
      ready === 0
        ? `Your series could not be made: ${quoted(title)}`
        : `Your series is ready: ${quoted(title)}`,
    preheader: outcome,
    heading: ready === 0 ? 'This series did not work' : 'Your series is ready',
    paragraphs: [
      `All videos of ${quoted(title)} have ended. ${outcome}`,
      ...(failed > 0
        ? [
            `${failed === 1 ? 'One' : failed} could not be made; the board says why, and lets you try again.`,
          ]
        : []),
    ],
    button: { label: 'Open the board', path: `/dashboard/series/${id}` },
    reason: 'You get this mail because you asked for a series.',
  };
}
