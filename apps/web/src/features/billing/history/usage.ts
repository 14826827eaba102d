import type { CreditUsage } from '@shortcake/contract/credit-usage';
import { planCredits } from '@shortcake/contract/credits';
import type { AccountPlan } from '@shortcake/contract/plans';

/** What a sum comes to: what remains of it, or how much more was taken back than was left. */
export function remainderOf({ fromPlans, bought, used }: CreditUsage): {
  remaining: number;
  owed: number;
} {
  const sum = fromPlans + bought - used;
  return { remaining: Math.max(0, sum), owed: Math.max(0, -sum) };
}

/** What remains as a share, 0..1, of what the plan gives a month; 0 on the free plan. */
export function creditShare(remaining: number, plan: AccountPlan): number {
  if (plan === 'free') return 0;
  return Math.min(1, Math.max(0, remaining / planCredits[plan]));
}
