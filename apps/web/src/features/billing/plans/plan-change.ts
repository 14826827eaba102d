import type { User } from '@shortcake/contract/account';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { compareTiers, planTitles } from '@shortcake/contract/plans';
import { aMonthAfter, formatDay } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';

export type PlanChange = {
  title: string;
  terms: readonly string[];
  /** The same in a line, for beside a button that does it at once. */
  brief: string;
  confirmLabel: string;
};

/** What a person has: `credits` to spend, and `owed` cents for a renewal that could not be paid. */
export type Holdings = { credits?: number | undefined; owed?: number | undefined };

/** What a change of a running plan does at `now`, in words to agree to. */
export function planChange(
  user: Pick<User, 'plan' | 'currentPeriodEnd'>,
  offer: PlanOffer,
  { credits, owed }: Holdings,
  now: Date = new Date(),
): PlanChange {
  const cents = formatCents(offer.price);
  const price = `${cents} a month`;
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
      brief: `Nothing is charged now. Renews on ${periodEnd}.`,
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
      brief: `Nothing is charged now. Begins on ${periodEnd}.`,
      confirmLabel: `Resubscribe to ${offer.name}`,
    };
  }
  const renewal = formatDay(aMonthAfter(now).toISOString());
  return {
    title: `Upgrade to ${offer.name}`,
    terms: [
      ...(owed ? [owedFirst(owed)] : []),
      `Your saved card pays ${cents} today: the full price of a month.`,
      `${counted(offer.videos, 'new credit')} come with it${keptCredits(credits)}.`,
      `A new month begins today, and nothing of your ${planTitles[user.plan]} month is paid back.`,
      `It renews on ${renewal}, at ${price} for ${counted(offer.videos, 'video')}. Cancel any time.`,
    ],
    brief: `${cents} today, ${counted(offer.videos, 'credit')} added. Renews on ${renewal} at ${cents}.`,
    confirmLabel: 'Confirm upgrade',
  };
}

/** Said before the button is pressed, because it charges; `owed` in cents. */
export const upgradeNote = (owed: number | undefined): string =>
  [
    'An upgrade counts at once: a new month begins today, and your saved card pays its full price.',
    'The credits you have stay yours, and nothing of the old month is paid back.',
    ...(owed ? [owedFirst(owed)] : []),
  ].join(' ');

const owedFirst = (owed: number): string =>
  `Your last renewal, ${formatCents(owed)}, is still unpaid: it is charged first, and its credits come too.`;

const keptCredits = (credits: number | undefined): string =>
  credits ? `, and the ${counted(credits, 'credit')} you have stay yours` : '';
