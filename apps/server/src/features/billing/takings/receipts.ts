import type { Receipt } from '@shortcake/contract/payment';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Limit } from '../../../platform/limits/limits.ts';
import type { DB } from '../../../schema.ts';
import { grantsWithPrefix } from '../../credits/service.ts';
import type { Billing } from '../context.ts';
import { findNewPayment } from '../journal/queries.ts';

/** The transactions of a person that Stripe has an invoice or a receipt for. */
export async function listReceipts(db: Kysely<DB>, accountId: string): Promise<Receipt[]> {
  return (await paidGrants(db, accountId)).map(({ id }) => ({ transactionId: id }));
}

/** What was paid for without getting credits for it by itself. */
const WITHOUT_CREDITS = {
  plan: 'Your plan',
  credits: 'Video credits',
  other: 'A payment',
} as const;

/** What a receipt is for; undefined where the payment is old, undone or not this person's. */
export async function receiptFacts(db: Kysely<DB>, accountId: string, source: string) {
  const payment = await findNewPayment(db, accountId, source);
  if (!payment) return undefined;
  const [grant] = await grantsWithPrefix(db, { accountId, prefix: source });
  return { ...payment, what: grant?.description ?? WITHOUT_CREDITS[payment.kind] };
}

/**
 * Where Stripe shows the invoice or receipt of one of a person's transactions. Never stored, because
 * these addresses run out. Throws NotFoundError, and RateLimitedError when Stripe would be asked too
 * often.
 */
export async function receiptAddress(
  { db, stripe }: Billing,
  accountId: string,
  transactionId: string,
  limitPayments: Limit,
): Promise<string> {
  const grants = await paidGrants(db, accountId);
  const source = grants.find(({ id }) => id === transactionId)?.source;
  if (source === undefined) throw new NotFoundError('There is no such receipt.');
  limitPayments(accountId);
  const address = source.startsWith('in_')
    ? (await stripe.invoices.retrieve(source)).hosted_invoice_url
    : await receiptOf(stripe, source);
  if (!address) throw new NotFoundError('Stripe has no receipt for this.');
  return address;
}

async function paidGrants(db: Kysely<DB>, accountId: string) {
  const [payments, invoices] = await Promise.all([
    grantsWithPrefix(db, { accountId, prefix: 'pi_' }),
    grantsWithPrefix(db, { accountId, prefix: 'in_' }),
  ]);
  return [...payments, ...invoices];
}

async function receiptOf(stripe: Stripe, paymentIntentId: string) {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  return typeof charge === 'object' ? charge?.receipt_url : undefined;
}
