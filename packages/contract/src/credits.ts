import { type PlanName, planNames } from './plans.ts';
import type { Transaction } from './transaction.ts';

/** What one video costs, in credits. */
export const CREDITS_PER_VIDEO = 1;

/** What one credit costs when bought by itself, in cents, until the price book says otherwise. */
export const CREDIT_PRICE_CENTS = 10;
/** The most that one purchase can hold; the least is 1. */
export const MAX_CREDITS_PER_PURCHASE = 1000;

/**
 * Credits that a plan gives for each paid period, until the price book says otherwise; also those of a
 * price at Stripe that does not say how many, as none did before there was a book.
 */
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

/**
 * What remains to spend by a person's whole list of transactions: max(0, earned - used).
 * The ledger's balance equals it at every moment.
 */
export function creditsRemaining(transactions: readonly Pick<Transaction, 'credits'>[]): number {
  return Math.max(
    0,
    transactions.reduce((sum, { credits }) => sum + credits, 0),
  );
}
