import type { CreditUsage } from '@shortcake/contract/credit-usage';

/** What a sum comes to: what remains of it, or how much more was taken back than was left. */
export function remainderOf({ fromPlans, bought, used }: CreditUsage): {
  remaining: number;
  owed: number;
} {
  const sum = fromPlans + bought - used;
  return { remaining: Math.max(0, sum), owed: Math.max(0, -sum) };
}

/** What remains as a share, 0..1, of the credits that a plan gives a month; 0 without a plan. */
export function creditShare(remaining: number, monthly: number | undefined): number {
  if (monthly === undefined) return 0;
  return Math.min(1, Math.max(0, remaining / monthly));
}
