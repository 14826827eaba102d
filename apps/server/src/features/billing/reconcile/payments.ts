import { CREDIT_PRICE_CENTS } from '@shortcake/contract/credits';
import type Stripe from 'stripe';
import { isGranted } from '../../credits/service.ts';
import { restoreCreditOrder } from '../credit-order-queries.ts';
import { orderOf, recordPayment } from '../credit-purchases.ts';
import type { Person } from '../customers.ts';
import type { Comparison } from './difference.ts';

/** Payments for credits that succeeded, and whose credits never came. */
export const comparePayments: Comparison = async (billing, person, { payments }) => {
  const paid = payments.filter(
    ({ status, metadata }) => status === 'succeeded' && metadata.order_id !== undefined,
  );
  const missing = [];
  for (const payment of paid) {
    if (await isGranted(billing.db, payment.id)) continue;
    const words = `${payment.id} of ${person.customerId} paid for ${payment.metadata.credits} credits, which were never granted`;
    const mend = async () => {
      const order =
        (await orderOf(billing, payment)) ??
        (await restoreCreditOrder(billing.db, orderIn(payment, person)));
      if (order) await recordPayment(billing, order, payment);
    };
    missing.push({ words, mend });
  }
  return missing;
};

/** An order as we told it to Stripe, for when a restored backup has lost it. */
function orderIn(payment: Stripe.PaymentIntent, { accountId, customerId }: Person) {
  const credits = Number(payment.metadata.credits);
  return {
    id: payment.metadata.order_id as string,
    account_id: accountId,
    customer_id: customerId,
    credits,
    amount_cents: credits * CREDIT_PRICE_CENTS,
    payment_intent_id: payment.id,
  };
}
