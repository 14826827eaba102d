import { hasPlan } from '@shortcake/contract/access';
import type { User } from '@shortcake/contract/account';
import { compareTiers, type PlanName } from '@shortcake/contract/plans';

/** What a person can do about a plan. */
export type PlanAction = 'resubscribe' | 'subscribe' | 'current' | 'upgrade' | 'unavailable';

export type Subscriber = Pick<User, 'plan' | 'subscriptionStatus'>;

/** Somebody cancelled may choose any plan, also after the last one has ended. */
export function planAction(user: Subscriber, plan: PlanName): PlanAction {
  if (user.subscriptionStatus === 'cancelled') return 'resubscribe';
  if (!hasPlan(user)) return 'subscribe';
  const step = compareTiers(plan, user.plan);
  if (step === 0) return 'current';
  return step > 0 ? 'upgrade' : 'unavailable';
}

export const planActionLabels: Record<PlanAction, string> = {
  resubscribe: 'Resubscribe',
  subscribe: 'Subscribe',
  current: 'Current Plan',
  upgrade: 'Upgrade',
  unavailable: 'Unavailable',
};

export const isChoosable = (action: PlanAction): boolean =>
  action !== 'current' && action !== 'unavailable';
