import type { Facts } from '../kinds.ts';
import { quoted, type Words } from '../words.ts';

const CREDIT_BACK = 'Nothing was charged: its credit is back in your account.';

export const videoFailed = ({ title, reason, isCreditBack }: Facts['video-failed']): Words => ({
  subject: `Your video could not be made: ${quoted(title)}`,
  preheader: isCreditBack ? CREDIT_BACK : reason,
  heading: 'This one did not work',
  paragraphs: [
    `${quoted(title)} could not be made.`,
    reason,
    ...(isCreditBack ? [CREDIT_BACK] : []),
  ],
  button: { label: 'See it in My Projects', path: '/dashboard/projects' },
  reason: 'You get this mail because you asked for a video.',
});
