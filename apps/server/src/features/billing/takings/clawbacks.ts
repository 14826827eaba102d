import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import type { DB } from '../../../schema.ts';
import { clawBackCredits, lockGrant } from '../../credits/service.ts';
import { type Billing, idOf } from '../context.ts';
import { findPersonOfCustomer } from '../customers/customers.ts';
import { orderOf, recordPayment } from '../orders/credit-purchases.ts';
import { applyInvoice } from './invoices.ts';
import { creditsTaken, type Taking, takingsIn } from './takings.ts';

/** What a payment was for: the ledger's source, the cents, and how to grant it if nobody did yet. */
type PaidFor = { source: string; cents: number; grant: () => Promise<unknown> };

/**
 * Takes back the credits of what was refunded or lost in a dispute of one payment, in proportion.
 * What the payment gave is granted first if nobody did: news may come in any order.
 */
export async function applyTakings(billing: Billing, paymentIntentId: string): Promise<void> {
  const paidFor = await whatWasPaid(billing, paymentIntentId);
  if (!paidFor) return;
  await paidFor.grant();
  const takings = await takingsOf(billing, paymentIntentId);
  await billing.db.transaction().execute(async (db) => {
    for (const { taking, credits, accountId } of await takingsDue(db, paidFor, takings)) {
      const { source, words } = taking;
      const description = `${words}: ${credits} ${credits === 1 ? 'credit' : 'credits'} taken back`;
      await clawBackCredits(db, { grantSource: paidFor.source, credits, source, description });
      await notifyChanged(db, accountId, ['transactions', 'user']);
    }
  });
}

/** The credits that are still to be taken back of a payment. */
export async function creditsOwed(billing: Billing, paymentIntentId: string): Promise<number> {
  const paidFor = await whatWasPaid(billing, paymentIntentId);
  if (!paidFor) return 0;
  const takings = await takingsOf(billing, paymentIntentId);
  const due = await billing.db.transaction().execute((db) => takingsDue(db, paidFor, takings));
  return due.reduce((sum, { credits }) => sum + credits, 0);
}

async function takingsDue(db: Kysely<DB>, paidFor: PaidFor, takings: Taking[]) {
  const given = await lockGrant(db, paidFor.source);
  if (!given) return [];
  const grant = { credits: given.credits, cents: paidFor.cents };
  const due = creditsTaken(grant, takings, given.taken);
  return due.map((one) => ({ ...one, accountId: given.accountId }));
}

async function takingsOf({ stripe }: Billing, paymentIntentId: string): Promise<Taking[]> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }),
    stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
  ]);
  return takingsIn(refunds.data, disputes.data);
}

async function whatWasPaid(
  billing: Billing,
  paymentIntentId: string,
): Promise<PaidFor | undefined> {
  const intent = await billing.stripe.paymentIntents.retrieve(paymentIntentId);
  const order = await orderOf(billing, intent);
  if (order) {
    const grant = () => recordPayment(billing, order, intent);
    return { source: intent.id, cents: order.amount_cents, grant };
  }
  const invoice = await invoiceOf(billing, intent);
  const person = invoice && (await findPersonOfCustomer(billing, idOf(invoice.customer)));
  if (!person) return undefined;
  const grant = () => applyInvoice(billing, person, invoice);
  return { source: invoice.id, cents: invoice.amount_paid, grant };
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
