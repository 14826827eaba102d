import { type PlanName, planNames } from './plans.ts';
import type { Transaction } from './transaction.ts';

/** What one video costs, in credits. */
export const CREDITS_PER_VIDEO = 1;

/** What one credit costs when bought by itself, in cents. */
export const CREDIT_PRICE_CENTS = 10;
/** The most that one purchase can hold; the least is 1. */
export const MAX_CREDITS_PER_PURCHASE = 1000;

/** Credits that a plan gives for each paid period. */
export const planCredits: Record<PlanName, number> = {
  starter: 2,
  creator: 10,
  pro: 30,
  studio: 100,
};

/** The plan that a subscription's description names, matched in tier order, or undefined. */
export function planNamedIn(description: string): PlanName | undefined {
  const text = description.toLowerCase();
  return planNames.find((plan) => text.includes(plan));
}

/** Credits that one transaction gives (positive) or takes (negative). */
export function creditsOf(
  transaction: Pick<Transaction, 'type' | 'description' | 'amount'>,
): number {
  switch (transaction.type) {
    case 'credit_purchase':
      return transaction.amount;
    case 'video_usage':
      return -CREDITS_PER_VIDEO;
    case 'subscription': {
      const plan = planNamedIn(transaction.description);
      return plan ? planCredits[plan] : 0;
    }
  }
}

/**
 * What remains to spend by a person's whole list of transactions: max(0, earned - used).
 * The ledger's balance equals it at every moment.
 */
export function creditsRemaining(
  transactions: readonly Pick<Transaction, 'type' | 'description' | 'amount'>[],
): number {
  return Math.max(
    0,
    transactions.reduce((sum, transaction) => sum + creditsOf(transaction), 0),
  );
}
