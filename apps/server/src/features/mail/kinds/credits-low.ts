import type { Facts } from '../kinds.ts';
import { counted, type Words } from '../words.ts';

export function creditsLow({ credits }: Facts['credits-low']): Words {
  const left = credits === 0 ? 'no credits' : counted(credits, 'credit');
  return {
    subject: `You have ${left} left`,
    preheader: 'Each video takes one credit.',
    heading: `You have ${left} left`,
    paragraphs: [
      credits === 0
        ? 'Each video takes one credit. With more of them you can go on making.'
        : 'That is enough for one more video. With more of them you can go on making.',
    ],
    button: { label: 'Get more credits', path: '/dashboard/billing' },
    reason: 'You get this mail because your credits are running out.',
  };
}
