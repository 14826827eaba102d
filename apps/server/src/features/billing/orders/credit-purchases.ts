import { randomUUID } from 'node:crypto';
import type { CreditPayment } from '@shortcake/contract/payment';
import type Stripe from 'stripe';
import { NotFoundError } from '../../../platform/errors.ts';
import { notifyChanged } from '../../../platform/events.ts';
import { grantCredits } from '../../credits/service.ts';
import { type Billing, CURRENCY, idOf } from '../context.ts';
import { type Person, withCustomer } from '../customers/customers.ts';
import {
  AmountTooSmallError,
  PaymentMismatchError,
  PaymentNotCompleteError,
  refuseOtherPrice,
} from '../errors.ts';
import { type Payment, recordPaid } from '../journal/queries.ts';
import { priceBookAt } from '../price-book/service.ts';
import {
  type CreditOrder,
  endCreditOrder,
  findCreditOrder,
  findOrderOfPayment,
  insertCreditOrder,
  setPaymentIntent,
} from './credit-order-queries.ts';
import { isOrderOver } from './order-age.ts';

/**
 * Begins a purchase: the order is written first, then Stripe is asked for its payment intent.
 * `expectedCents` is what the page said that it costs. Throws PriceChangedError, AmountTooSmallError.
 */
export async function createCreditPayment(
  billing: Billing,
  accountId: string,
  { credits, expectedCents }: { credits: number; expectedCents?: number | undefined },
): Promise<CreditPayment> {
  const { db, minimumCents } = billing;
  const { creditPriceCents } = await priceBookAt(db);
  const amount = credits * creditPriceCents;
  refuseOtherPrice(amount, expectedCents);
  if (amount < minimumCents) {
    throw new AmountTooSmallError(Math.ceil(minimumCents / creditPriceCents));
  }
  return withCustomer(billing, accountId, (person) =>
    createCreditOrder(billing, person, credits, amount),
  );
}

async function createCreditOrder(
  { db, stripe }: Billing,
  { accountId, customerId }: Person,
  credits: number,
  amount: number,
): Promise<CreditPayment> {
  const id = randomUUID();
  await insertCreditOrder(db, {
    id,
    account_id: accountId,
    customer_id: customerId,
    credits,
    amount_cents: amount,
  });
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: CURRENCY,
      customer: customerId,
      automatic_payment_methods: { enabled: true },
      description: credits === 1 ? '1 video credit' : `${credits} video credits`,
      metadata: { order_id: id, account_id: accountId, credits: String(credits) },
    },
    { idempotencyKey: `credit-order:${id}` },
  );
  if (!(await setPaymentIntent(db, id, intent.id))) {
    await stripe.paymentIntents.cancel(intent.id);
    throw new NotFoundError('There is no such account any more.');
  }
  if (intent.client_secret === null) throw new Error(`${intent.id} came without its secret`);
  return { clientSecret: intent.client_secret, paymentIntentId: intent.id, amount };
}

/**
 * Credits a purchase that Stripe says is paid; the same answer however often it is asked.
 * Throws NotFoundError, PaymentNotCompleteError, PaymentMismatchError.
 */
export async function completeCreditPurchase(
  billing: Billing,
  accountId: string,
  paymentIntentId: string,
): Promise<{ creditsAdded: number }> {
  const order = await findCreditOrder(billing.db, accountId, paymentIntentId);
  if (!order) throw new NotFoundError('There is no such payment.');
  if (order.status !== 'paid') {
    const intent = await billing.stripe.paymentIntents.retrieve(paymentIntentId);
    if (!(await recordPayment(billing, order, intent))) throw new PaymentNotCompleteError();
  }
  return { creditsAdded: order.credits };
}

/** The order that a payment intent pays; undefined when it is not for credits of ours. */
export function orderOf(
  { db }: Billing,
  intent: Stripe.PaymentIntent,
): Promise<CreditOrder | undefined> {
  const orderId = intent.metadata.order_id;
  return findOrderOfPayment(db, { paymentIntentId: intent.id, orderId });
}

/**
 * Writes down what Stripe says of an order's payment, and grants the credits of a paid one, once.
 * Answers whether it is paid. Throws PaymentMismatchError.
 */
export async function recordPayment(
  billing: Billing,
  order: CreditOrder,
  intent: Stripe.PaymentIntent,
): Promise<boolean> {
  const { db, mode, log } = billing;
  if (intent.status === 'canceled') {
    await endCreditOrder(db, order.id, { status: 'expired', paymentIntentId: intent.id });
  }
  if (intent.status !== 'succeeded') return false;
  const payment = paymentIn(billing, order.account_id, intent);
  const mismatch = mismatchOf(order, intent, mode === 'live');
  if (mismatch) {
    log.error({ order: order.id, paymentIntent: intent.id, mismatch }, 'a payment does not fit');
    await db.transaction().execute(async (db) => {
      await endCreditOrder(db, order.id, { status: 'refused', paymentIntentId: intent.id });
      if (payment) await recordPaid(db, payment);
    });
    throw new PaymentMismatchError();
  }
  await db.transaction().execute(async (db) => {
    await endCreditOrder(db, order.id, { status: 'paid', paymentIntentId: intent.id });
    if (payment) await recordPaid(db, payment);
    const isNew = await grantCredits(db, {
      accountId: order.account_id,
      credits: order.credits,
      book: 'purchased',
      source: intent.id,
      description: order.credits === 1 ? '1 credit bought' : `${order.credits} credits bought`,
      amountCents: order.amount_cents,
    });
    if (isNew) await notifyChanged(db, order.account_id, ['transactions', 'user']);
  });
  return true;
}

/** Looks an open order up at Stripe; one that nobody paid for a day is cancelled there. */
export async function lookUpCreditOrder(billing: Billing, order: CreditOrder): Promise<void> {
  const { stripe } = billing;
  if (order.payment_intent_id === null) return;
  let intent = await stripe.paymentIntents.retrieve(order.payment_intent_id);
  if (isOrderOver(order) && intent.status.startsWith('requires_')) {
    intent = await stripe.paymentIntents.cancel(
      intent.id,
      {},
      { idempotencyKey: `credit-order:${order.id}:cancel` },
    );
  }
  await recordPayment(billing, order, intent);
}

/**
 * What Stripe took by the payment intent of a purchase, whether it fits its order or not; undefined when
 * it took nothing, or no money of this installation's.
 */
export function paymentIn(
  { mode }: Billing,
  accountId: string,
  intent: Stripe.PaymentIntent,
): Payment | undefined {
  const { id: source, amount_received: cents, created } = intent;
  if (intent.status !== 'succeeded' || cents <= 0) return undefined;
  if (intent.currency !== CURRENCY || intent.livemode !== (mode === 'live')) return undefined;
  const paidAt = new Date(created * 1000);
  return { source, accountId, kind: 'credits', plan: null, cents, paidAt };
}

/** What of an order Stripe must agree on. */
type Ordered = {
  customer_id: string;
  amount_cents: number;
  payment_intent_id: string | null;
};

/** What of a payment does not fit its order; undefined when all does. */
export function mismatchOf(
  order: Ordered,
  intent: Stripe.PaymentIntent,
  livemode: boolean,
): string | undefined {
  if (order.payment_intent_id !== null && order.payment_intent_id !== intent.id) return 'intent';
  if (intent.amount_received !== order.amount_cents) return 'amount';
  if (intent.currency !== CURRENCY) return 'currency';
  if (idOf(intent.customer) !== order.customer_id) return 'customer';
  if (intent.livemode !== livemode) return 'live mode';
  return undefined;
}
