import type Stripe from 'stripe';
import { type Billing, idOf } from './context.ts';
import { findPerson } from './customers/customers.ts';
import { withLease } from './customers/lease.ts';
import { isCustomerMissing, isMissing } from './errors.ts';
import { listOpenCreditOrders } from './orders/credit-order-queries.ts';
import { recordPayment } from './orders/credit-purchases.ts';
import { listOpenPlanOrders } from './orders/plan-order-queries.ts';
import { mendPerson } from './reconcile/reconcile.ts';

/** Of a payment or a card that somebody may still confirm. */
const IS_OPEN = /^requires_/;

/**
 * Ends all that a person has at Stripe, whoever asks again after a crash: what nobody has confirmed is
 * cancelled, the subscription ends at once and without money back, what was paid until now is written down,
 * and the customer is deleted there. Throws while a payment is on its way, and whatever Stripe throws: it
 * is to be tried again.
 */
export async function leaveStripe(billing: Billing, accountId: string): Promise<void> {
  const { db, stripe } = billing;
  const person = await findPerson(billing, accountId);
  if (!person) return;
  const { customerId } = person;
  for (const order of await listOpenCreditOrders(db, accountId)) {
    if (order.payment_intent_id === null) continue;
    await recordPayment(billing, order, await closed(stripe, order.payment_intent_id));
  }
  for (const { setup_intent_id: id } of await listOpenPlanOrders(db, accountId)) {
    if (id === null) continue;
    const intent = await stripe.setupIntents.retrieve(id);
    if (IS_OPEN.test(intent.status)) await stripe.setupIntents.cancel(id);
  }
  try {
    // Whoever begins or changes a subscription at this moment has the lease, and is through with it then.
    await withLease(db, person, async () => {
      for await (const { id } of stripe.subscriptions.list({ customer: customerId, limit: 100 })) {
        await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
      }
    });
    await mendPerson(billing, person);
  } catch (error) {
    // An earlier try has come as far as this.
    if (!isCustomerMissing(error)) throw error;
  }
  await stripe.customers.del(customerId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

async function closed(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.retrieve(id);
  if (intent.status === 'processing') {
    throw new Error(`payment ${intent.id} of ${idOf(intent.customer)} is on its way`);
  }
  return IS_OPEN.test(intent.status) ? stripe.paymentIntents.cancel(id) : intent;
}
