import { creditsOf, creditsRemaining, planCredits } from '@shortcake/contract/credits';
import type { AccountPlan } from '@shortcake/contract/plans';
import type { Transaction, TransactionType } from '@shortcake/contract/transaction';

type Line = Pick<Transaction, 'type' | 'description' | 'amount'>;

/** The sum behind a balance, in credits: `fromPlans + bought - used` is what remains, or is owed. */
export type VideoUsage = {
  fromPlans: number;
  /** Less what was taken back. */
  bought: number;
  used: number;
  remaining: number;
  /** Above zero when more was taken back than was left. */
  owed: number;
};

export function videoUsage(transactions: readonly Line[]): VideoUsage {
  const sumOf = (type: TransactionType) =>
    transactions
      .filter((transaction) => transaction.type === type)
      .reduce((sum, transaction) => sum + creditsOf(transaction), 0);
  const fromPlans = sumOf('subscription');
  const bought = sumOf('credit_purchase');
  const used = Math.abs(sumOf('video_usage'));
  return {
    fromPlans,
    bought,
    used,
    remaining: creditsRemaining(transactions),
    owed: Math.max(0, used - fromPlans - bought),
  };
}

/** What remains as a share, 0..1, of what the plan gives a month; 0 on the free plan. */
export function creditShare(remaining: number, plan: AccountPlan): number {
  if (plan === 'free') return 0;
  return Math.min(1, Math.max(0, remaining / planCredits[plan]));
}
