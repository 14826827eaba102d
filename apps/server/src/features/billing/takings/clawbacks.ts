import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import type { DB } from '../../../schema.ts';
import { clawBackCredits, lockGrant } from '../../credits/service.ts';
import { type Billing, idOf } from '../context.ts';
import { findPersonOfCustomer } from '../customers/customers.ts';
import { PaymentMismatchError } from '../errors.ts';
import { isRecorded, listRefunds, recordRefund, undoRefund } from '../journal/queries.ts';
import { orderOf, recordPayment } from '../orders/credit-purchases.ts';
import { applyInvoice } from './invoices.ts';
import { creditsTaken, type Taking, takingsIn, undoneIn } from './takings.ts';

/** What a payment was for: the ledger's source, the cents, and how to grant it if nobody did yet. */
type PaidFor = { source: string; cents: number; grant: () => Promise<unknown> };

/** What Stripe says of the money of one payment that went back. */
type Back = { takings: Taking[]; undone: string[] };

/**
 * Writes down what was refunded or lost in a dispute of one payment, and takes its credits back, in
 * proportion. What the payment gave is granted first if nobody did: news may come in any order.
 */
export async function applyTakings(billing: Billing, paymentIntentId: string): Promise<void> {
  const paidFor = await whatWasPaid(billing, paymentIntentId);
  if (!paidFor) return;
  await paidFor.grant();
  const back = await backOf(billing, paymentIntentId);
  await billing.db.transaction().execute(async (db) => {
    for (const { source, cents, words, at } of await unrecorded(db, paidFor, back.takings)) {
      const kind = words === 'Refund' ? 'refund' : 'dispute';
      await recordRefund(db, { source, payment: paidFor.source, kind, cents, refundedAt: at });
    }
    for (const { source } of await listRefunds(db, { sources: back.undone })) {
      await undoRefund(db, source);
    }
    for (const { taking, credits, accountId } of await takingsDue(db, paidFor, back.takings)) {
      const { source, words } = taking;
      const description = `${words}: ${credits} ${credits === 1 ? 'credit' : 'credits'} taken back`;
      await clawBackCredits(db, { grantSource: paidFor.source, credits, source, description });
      await notifyChanged(db, accountId, ['transactions', 'user']);
    }
  });
}

/** The credits of a payment that are still to be taken back, and refunds that the journal has not. */
export async function owedOf(
  billing: Billing,
  paymentIntentId: string,
): Promise<{ credits: number; refunds: string[] }> {
  const paidFor = await whatWasPaid(billing, paymentIntentId);
  if (!paidFor) return { credits: 0, refunds: [] };
  const back = await backOf(billing, paymentIntentId);
  return billing.db.transaction().execute(async (db) => {
    const due = await takingsDue(db, paidFor, back.takings);
    const missing = await unrecorded(db, paidFor, back.takings);
    return {
      credits: due.reduce((sum, { credits }) => sum + credits, 0),
      refunds: missing.map(({ source }) => source),
    };
  });
}

/** Those that the journal has not, of a payment that it has. */
async function unrecorded(db: Kysely<DB>, { source }: PaidFor, takings: Taking[]) {
  if (!(await isRecorded(db, source))) return [];
  const sources = takings.map((taking) => taking.source);
  const recorded = new Set((await listRefunds(db, { sources })).map(({ source }) => source));
  return takings.filter((taking) => !recorded.has(taking.source));
}

async function takingsDue(db: Kysely<DB>, paidFor: PaidFor, takings: Taking[]) {
  const given = await lockGrant(db, paidFor.source);
  if (!given) return [];
  const due = creditsTaken({ ...given, cents: paidFor.cents }, takings);
  return due.map((one) => ({ ...one, accountId: given.accountId }));
}

async function backOf({ stripe }: Billing, paymentIntentId: string): Promise<Back> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
  ]);
  return {
    takings: takingsIn(refunds.data, disputes.data),
    undone: undoneIn(refunds.data, disputes.data),
  };
}

async function whatWasPaid(
  billing: Billing,
  paymentIntentId: string,
): Promise<PaidFor | undefined> {
  const intent = await billing.stripe.paymentIntents.retrieve(paymentIntentId);
  const order = await orderOf(billing, intent);
  if (order) {
    // One that does not fit gives no credits, and is written down: what goes back of it counts.
    const grant = () => recordPayment(billing, order, intent).catch(unlessUnfit);
    return { source: intent.id, cents: order.amount_cents, grant };
  }
  const invoice = await invoiceOf(billing, intent);
  const person = invoice && (await findPersonOfCustomer(billing, idOf(invoice.customer)));
  const [source, cents] = invoice
    ? [invoice.id, invoice.amount_paid]
    : [intent.id, intent.amount_received];
  if (person) return { source, cents, grant: () => applyInvoice(billing, person, invoice) };
  // Its customer was deleted at Stripe meanwhile, or its order lost: what was paid is known all the same.
  return (await isRecorded(billing.db, source))
    ? { source, cents, grant: async () => {} }
    : undefined;
}

async function invoiceOf(
  { stripe }: Billing,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.Invoice | undefined> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  const id = idOf(data[0]?.invoice);
  return id === undefined ? undefined : stripe.invoices.retrieve(id);
}

function unlessUnfit(error: unknown): void {
  if (!(error instanceof PaymentMismatchError)) throw error;
}
