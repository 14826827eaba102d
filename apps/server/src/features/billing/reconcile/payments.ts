import type Stripe from 'stripe';
import { isUuid } from '../../../platform/is-uuid.ts';
import { isGranted } from '../../credits/service.ts';
import { type Billing, idOf } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { restoreCreditOrder } from '../orders/credit-order-queries.ts';
import { mismatchOf, orderOf, recordPayment } from '../orders/credit-purchases.ts';
import { ORDER_LIFE_MS } from '../orders/order-age.ts';
import { pricesSold } from '../price-book/service.ts';
import type { Comparison, Difference } from './difference.ts';

/** Payments for credits that succeeded, and whose credits never came. */
export const comparePayments: Comparison = async (billing, person, { payments, charges }) => {
  const paidBack = new Set(
    charges.filter(({ refunded }) => refunded).map((charge) => idOf(charge.payment_intent)),
  );
  const paid = payments.filter(
    ({ id, status, metadata }) =>
      status === 'succeeded' && metadata.order_id !== undefined && !paidBack.has(id),
  );
  const differences: Difference[] = [];
  for (const payment of paid) {
    if (await isGranted(billing.db, payment.id)) continue;
    differences.push(await differenceOf(billing, person, payment));
  }
  return differences;
};

async function differenceOf(
  billing: Billing,
  person: Person,
  payment: Stripe.PaymentIntent,
): Promise<Difference> {
  const payer = `${payment.id} of ${person.customerId}`;
  const order = await orderOf(billing, payment);
  const asked = order ?? (await orderIn(billing, payment, person));
  const mismatch = asked && mismatchOf(asked, payment, billing.mode === 'live');
  if (!asked || mismatch) {
    const what = mismatch ?? 'order';
    return {
      words: `${payer} is paid, and does not fit what was ordered (${what}): refund it, or use grant-credits`,
      mend: null,
    };
  }
  return {
    words: `${payer} paid for ${asked.credits} credits, which were never granted`,
    mend: async () => {
      const restored = order ?? (await restoreCreditOrder(billing.db, asked));
      if (restored) await recordPayment(billing, restored, payment);
    },
  };
}

/**
 * An order as we told it to Stripe, for when a restored backup has lost it; at what the price book said
 * then, whichever entry of it the payment fits.
 */
async function orderIn(
  { db }: Billing,
  payment: Stripe.PaymentIntent,
  { accountId, customerId }: Person,
) {
  const { order_id: id, credits: text } = payment.metadata;
  const credits = Number(text);
  if (!id || !isUuid(id) || !Number.isInteger(credits) || credits < 1) return undefined;
  const createdAt = payment.created * 1000;
  const amounts = (
    await pricesSold(db, {
      from: new Date(createdAt - ORDER_LIFE_MS),
      to: new Date(createdAt + ORDER_LIFE_MS),
    })
  ).map(({ creditPriceCents }) => credits * creditPriceCents);
  return {
    id,
    account_id: accountId,
    customer_id: customerId,
    credits,
    amount_cents: amounts.find((amount) => amount === payment.amount) ?? amounts[0]!,
    payment_intent_id: payment.id,
  };
}
