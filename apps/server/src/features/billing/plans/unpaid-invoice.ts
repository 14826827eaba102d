import type { UnpaidInvoice } from '@shortcake/contract/payment';
import type { PlanName } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import type { Limit } from '../../../platform/limits/limits.ts';
import { type Billing, idOf } from '../context.ts';
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

/** Whether Stripe tried to collect the next month of a plan in vain, and waits for it still. */
export const isUnpaidRenewal = ({ status, attempted, billing_reason }: Stripe.Invoice): boolean =>
  status === 'open' && attempted && billing_reason === 'subscription_cycle';

/** What is owed for the next month of a person's plan by an invoice; undefined where it is not, or no longer. */
export async function unpaidRenewal(
  { db, stripe }: Pick<Billing, 'db' | 'stripe'>,
  accountId: string,
  invoiceId: string,
): Promise<{ plan: PlanName; cents: number; nextAttempt: Date | undefined } | undefined> {
  const row = await findSubscription(db, accountId);
  if (!row || row.status === 'ended') return undefined;
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const { parent, amount_remaining: cents, next_payment_attempt: next } = invoice;
  const isOfPlan = idOf(parent?.subscription_details?.subscription) === row.stripe_subscription_id;
  if (!isOfPlan || !isUnpaidRenewal(invoice)) return undefined;
  return { plan: row.plan, cents, nextAttempt: next === null ? undefined : new Date(next * 1000) };
}
