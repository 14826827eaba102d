import { hasPlan } from '@shortcake/contract/access';
import type { User } from '@shortcake/contract/account';
import { planNamedIn } from '@shortcake/contract/credits';
import type { AccountPlan } from '@shortcake/contract/plans';
import type { Transaction } from '@shortcake/contract/transaction';

const PERIOD_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Subscription = Pick<User, 'plan' | 'subscriptionStatus' | 'currentPeriodEnd'>;

/** What the card of somebody's subscription says. */
export type SubscriptionFacts = {
  plan: AccountPlan;
  badge: 'Current' | 'Previous';
  /** Null when no date matters; `on` is ISO 8601. */
  date: { label: 'Renews on' | 'Access until' | 'Ended on'; on: string } | null;
};

/** `payments` newest first: they tell which plan has ended. */
export function subscriptionFacts(
  user: Subscription,
  payments: readonly Pick<Transaction, 'type' | 'description'>[],
): SubscriptionFacts {
  const { plan, subscriptionStatus, currentPeriodEnd } = user;
  const badge = subscriptionStatus === 'cancelled' ? 'Previous' : 'Current';
  if (hasPlan(user)) {
    const label = badge === 'Current' ? 'Renews on' : 'Access until';
    return { plan, badge, date: { label, on: periodEnd(user) } };
  }
  if (badge === 'Current') return { plan, badge, date: null };
  return {
    plan: lastPlan(payments) ?? plan,
    badge,
    date: currentPeriodEnd === null ? null : { label: 'Ended on', on: currentPeriodEnd },
  };
}

/** When the paid period of a running plan ends; 30 days from `now` while nobody has told. */
export function periodEnd(
  { currentPeriodEnd }: Pick<Subscription, 'currentPeriodEnd'>,
  now: Date = new Date(),
): string {
  return currentPeriodEnd ?? new Date(now.getTime() + PERIOD_DAYS * DAY_MS).toISOString();
}

/** Whether there is a subscription to cancel. */
export const isCancellable = ({ plan, subscriptionStatus }: Subscription): boolean =>
  plan !== 'free' && subscriptionStatus !== 'cancelled';

function lastPlan(payments: readonly Pick<Transaction, 'type' | 'description'>[]) {
  const last = payments.find(({ type }) => type === 'subscription');
  return last && planNamedIn(last.description);
}
