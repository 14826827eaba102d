import type { UnpaidInvoice } from '@shortcake/contract/payment';
import type { Limit } from '../../../platform/limits/limits.ts';
import type { Billing } from '../context.ts';
import { findSubscription } from './subscription-queries.ts';

/**
 * The invoice of a person's running subscription that Stripe tried to collect in vain. Only of that
 * one: an ended subscription leaves its last invoice open, which nobody need pay any more. Throws
 * RateLimitedError when Stripe would be asked too often.
 */
export async function unpaidInvoice(
  { db, stripe }: Billing,
  accountId: string,
  limitPayments: Limit,
): Promise<UnpaidInvoice> {
  const row = await findSubscription(db, accountId);
  if (!row || row.status === 'ended') return { invoice: null };
  limitPayments(accountId);
  const subscription = row.stripe_subscription_id;
  const { data } = await stripe.invoices.list({ subscription, status: 'open' });
  // One that was just finalized is open, too, before its first attempt.
  const unpaid = data.find(({ attempted }) => attempted);
  if (!unpaid?.hosted_invoice_url) return { invoice: null };
  const { amount_remaining: amount, hosted_invoice_url: address, next_payment_attempt } = unpaid;
  const nextAttempt =
    next_payment_attempt === null ? null : new Date(next_payment_attempt * 1000).toISOString();
  return { invoice: { amount, address, nextAttempt } };
}
