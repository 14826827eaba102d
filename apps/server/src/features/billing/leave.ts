import type { Billing } from './context.ts';
import { findPerson, type Person } from './customers/customers.ts';
import { withLease } from './customers/lease.ts';
import { isCustomerMissing, isMissing } from './errors.ts';
import { listOpenCreditOrders } from './orders/credit-order-queries.ts';
import { recordPayment } from './orders/credit-purchases.ts';
import { expireOpenPlanOrders } from './orders/plan-order-queries.ts';
import { mendPerson } from './reconcile/reconcile.ts';

/** Of a payment or a card that somebody may still confirm. */
const IS_OPEN = /^requires_/;

/**
 * Ends all that a person has at Stripe, whoever asks again after a crash: no card begins a subscription any
 * more, the one that runs ends at once and without money back, what nobody has confirmed is cancelled, what
 * was paid until now is written down, and the customer is deleted there. Throws while a payment is on its
 * way, after all else is done but the last, and whatever Stripe throws: it is to be tried again.
 */
export async function leaveStripe(billing: Billing, accountId: string): Promise<void> {
  const person = await findPerson(billing, accountId);
  if (!person) return;
  const unlessGone = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      // An earlier try has come as far as the end.
      if (!isCustomerMissing(error)) throw error;
    });
  await unlessGone(endPlan(billing, person));
  const onItsWay = await endPayments(billing, accountId);
  await unlessGone(mendPerson(billing, person));
  if (onItsWay !== undefined) throw new Error(`payment ${onItsWay} is on its way`);
  await billing.stripe.customers.del(person.customerId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Whoever begins or changes a subscription at this moment has the lease, and is through with it then. */
async function endPlan(billing: Billing, person: Person): Promise<void> {
  const { db, stripe } = billing;
  const { accountId, customerId: customer } = person;
  const orders = await withLease(db, person, async () => {
    // A card that is confirmed would have the sweep begin a subscription.
    const expired = await expireOpenPlanOrders(db, accountId);
    for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 })) {
      await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    }
    for await (const { id } of stripe.invoices.list({ customer, status: 'open', limit: 100 })) {
      if (id !== undefined) await stripe.invoices.voidInvoice(id);
    }
    return expired;
  });
  for (const { setup_intent_id: id } of orders) {
    if (id === null) continue;
    const intent = await stripe.setupIntents.retrieve(id);
    if (IS_OPEN.test(intent.status)) await stripe.setupIntents.cancel(id);
  }
}

/** Answers a payment that can neither be cancelled nor written down yet, if there is one. */
async function endPayments(billing: Billing, accountId: string): Promise<string | undefined> {
  const { db, stripe } = billing;
  let onItsWay: string | undefined;
  for (const order of await listOpenCreditOrders(db, accountId)) {
    if (order.payment_intent_id === null) continue;
    let intent = await stripe.paymentIntents.retrieve(order.payment_intent_id);
    if (IS_OPEN.test(intent.status)) intent = await stripe.paymentIntents.cancel(intent.id);
    if (intent.status === 'processing') onItsWay = intent.id;
    else await recordPayment(billing, order, intent);
  }
  return onItsWay;
}
