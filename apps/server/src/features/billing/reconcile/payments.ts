import type Stripe from 'stripe';
import { isUuid } from '../../../platform/is-uuid.ts';
import { isGranted } from '../../credits/service.ts';
import { type Billing, idOf } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { isRecorded, recordPaid } from '../journal/queries.ts';
import { restoreCreditOrder } from '../orders/credit-order-queries.ts';
import { mismatchOf, orderOf, paymentIn, recordPayment } from '../orders/credit-purchases.ts';
import type { Comparison, Difference } from './difference.ts';

/** Payments for credits that succeeded, and whose credits never came, or that the journal has not. */
export const comparePayments: Comparison = async (billing, person, { payments, charges }) => {
  const paidBack = new Set(
    charges.filter(({ refunded }) => refunded).map((charge) => idOf(charge.payment_intent)),
  );
  const paid = payments.filter(
    ({ status, metadata }) => status === 'succeeded' && metadata.order_id !== undefined,
  );
  const differences: Difference[] = [];
  for (const payment of paid) {
    const isSettled = paidBack.has(payment.id) || (await isGranted(billing.db, payment.id));
    const compare = isSettled ? unrecorded : ungranted;
    differences.push(...(await compare(billing, person, payment)));
  }
  return differences;
};

/** A payment that the journal has not. */
async function unrecorded(
  billing: Billing,
  { accountId, customerId }: Person,
  intent: Stripe.PaymentIntent,
): Promise<Difference[]> {
  const { db } = billing;
  const payment = paymentIn(billing, accountId, intent);
  if (!payment || (await isRecorded(db, intent.id))) return [];
  const words = `${intent.id} of ${customerId} is paid, and its ${payment.cents} cents are not in the journal`;
  const kind = 'money that is not in the journal';
  return [{ kind, words, mend: () => recordPaid(db, payment) }];
}

async function ungranted(
  billing: Billing,
  person: Person,
  payment: Stripe.PaymentIntent,
): Promise<Difference[]> {
  const payer = `${payment.id} of ${person.customerId}`;
  const order = await orderOf(billing, payment);
  const asked = order ?? orderIn(payment, person);
  const mismatch = asked && mismatchOf(asked, payment, billing.mode === 'live');
  if (!asked || mismatch) {
    const what = mismatch ?? 'order';
    const kind = 'a payment that does not fit its order';
    const words = `${payer} is paid, and does not fit what was ordered (${what})`;
    return [{ kind, words, mend: null }, ...(await unrecorded(billing, person, payment))];
  }
  const words = `${payer} paid for ${asked.credits} credits, which were never granted`;
  const mend = async () => {
    const restored = order ?? (await restoreCreditOrder(billing.db, asked));
    if (restored) await recordPayment(billing, restored, payment);
  };
  return [{ kind: 'a payment without its credits', words, mend }];
}

/**
 * An order as we told it to Stripe, for when a restored backup has lost it: the credits of its metadata at
 * the amount that Stripe was asked for. Both were sent by us, of one entry of the price book, which the
 * backup may have lost as well. A price that is no whole number of cents was never sold by us.
 */
function orderIn(payment: Stripe.PaymentIntent, { accountId, customerId }: Person) {
  const { amount } = payment;
  const { order_id: id, credits: text } = payment.metadata;
  const credits = Number(text);
  if (!id || !isUuid(id) || !Number.isInteger(credits) || credits < 1) return undefined;
  if (amount % credits !== 0) return undefined;
  return {
    id,
    account_id: accountId,
    customer_id: customerId,
    credits,
    amount_cents: amount,
    payment_intent_id: payment.id,
  };
}
