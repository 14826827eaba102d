import type Stripe from 'stripe';
import { CARD, type startSandbox } from './test-stripe.ts';

type Sandbox = ReturnType<typeof startSandbox>;

/** 2026-01-31, 12:00 UTC: a day that most months do not have. */
export const START = Date.UTC(2026, 0, 31, 12) / 1000;
export const DAY = 24 * 3600;

/** A customer with a saved card on a clock of their own, and prices to subscribe to. */
export async function newSubscriber(sandbox: Sandbox, number = CARD.good) {
  const { stripe, pay, answer } = sandbox;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START });
  const customer = await stripe.customers.create({
    email: 'ada@example.com',
    test_clock: clock.id,
  });
  const price = async (
    cents: number,
    recurring: Stripe.PriceCreateParams.Recurring = { interval: 'month' },
  ) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: cents,
      recurring,
      product_data: { name: `Plan of ${cents}` },
    });

  /** Saves a card as the page does, and has it pay what is due from now on. */
  const useCard = async (cardNumber: string) => {
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    const { body } = await pay(intent.client_secret, cardNumber);
    if (body.status === 'requires_action') await answer(intent.client_secret, 'pass');
    const method = (await stripe.setupIntents.retrieve(intent.id)).payment_method as string;
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: method },
    });
    return method;
  };
  await useCard(number);

  const subscribe = async (
    { id }: Stripe.Price,
    more: Partial<Stripe.SubscriptionCreateParams> = {},
  ) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: id }],
      off_session: true,
      payment_behavior: 'error_if_incomplete',
      ...more,
    });

  return {
    clock,
    customer,
    price,
    useCard,
    subscribe,
    advance: (to: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to }),
    read: ({ id }: Stripe.Subscription) =>
      stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
    /** Newest first. */
    invoices: async () => (await stripe.invoices.list({ customer: customer.id, limit: 100 })).data,
    balance: async () =>
      ((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance,
  };
}

export const itemOf = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = items.data;
  if (!item) throw new Error('a subscription without an item');
  return item;
};
export const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  invoice as Stripe.Invoice;
