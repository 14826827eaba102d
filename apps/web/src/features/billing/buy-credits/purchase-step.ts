import type { CreditPayment } from '@shortcake/contract/payment';

/** A payment that was asked for, and what it buys. */
export type Purchase = CreditPayment & { credits: number };

/** Where a purchase of credits stands. */
export type PurchaseStep =
  | { name: 'amount' }
  /** The server is making the payment. */
  | { name: 'asking'; credits: number }
  | { name: 'payment'; payment: Purchase; failure: string | null; isUnclear: boolean }
  | { name: 'added'; credits: number }
  /** Paid, or about to be; the credits come by themselves. */
  | { name: 'late'; payment: Purchase; isPaid: boolean };

/**
 * The step, once credits that were paid and late are in the balance, which was `before` before the
 * payment. While the bank has not paid, more credits are others: those of a video that failed.
 */
export function withArrival(
  step: PurchaseStep,
  before: number | undefined,
  balance: number | undefined,
): PurchaseStep {
  if (step.name !== 'late' || !step.isPaid) return step;
  if (before === undefined || balance === undefined) return step;
  const { credits } = step.payment;
  return balance >= before + credits ? { name: 'added', credits } : step;
}
