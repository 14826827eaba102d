import type { User } from '@shortcake/contract/account';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { compareTiers, planTitles } from '@shortcake/contract/plans';
import { formatDay } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';

export type PlanChange = { title: string; terms: readonly string[]; confirmLabel: string };

/** What a change of a running plan does, in words to agree to. */
export function planChange(
  user: Pick<User, 'plan' | 'currentPeriodEnd'>,
  offer: PlanOffer,
  credits: number | undefined,
): PlanChange {
  const price = `${formatCents(offer.price)} a month`;
  const periodEnd = user.currentPeriodEnd
    ? formatDay(user.currentPeriodEnd)
    : 'the end of the paid month';
  const step = compareTiers(offer.plan, user.plan);
  if (step === 0) {
    return {
      title: `Stay on ${offer.name}`,
      terms: [
        'Your plan simply goes on: nothing is charged now, and no credits are added now.',
        `It renews on ${periodEnd}, at ${price} for ${counted(offer.videos, 'video')}.`,
        'Cancel any time.',
      ],
      confirmLabel: 'Resubscribe',
    };
  }
  if (step < 0) {
    return {
      title: `Resubscribe to ${offer.name}`,
      terms: [
        `You keep ${planTitles[user.plan]} until ${periodEnd}: nothing is charged now, and no credits are added now.`,
        `From then on you are on ${offer.name}, at ${price} for ${counted(offer.videos, 'video')}.`,
        'Cancel any time.',
      ],
      confirmLabel: `Resubscribe to ${offer.name}`,
    };
  }
  return {
    title: `Upgrade to ${offer.name}`,
    terms: [
      `Your plan changes from ${planTitles[user.plan]} to ${offer.name} at once.`,
      `${counted(offer.videos, 'new credit')} come now${kept(credits)}.`,
      'The difference in price for the rest of this month is settled with your saved card.',
      `It then renews at ${price}. Cancel any time.`,
    ],
    confirmLabel: 'Confirm upgrade',
  };
}

const kept = (credits: number | undefined): string =>
  credits ? `, and the ${counted(credits, 'credit')} you have stay yours` : '';
