import Stripe from 'stripe';
import { expect } from 'vitest';

/**
 * What a flow is run against: the sandbox, or Stripe's own test mode. So amounts are at least 50
 * cents here, cards are tokens, and clocks are given an hour more than a renewal takes at Stripe.
 */
export type Subject = {
  stripe: Stripe;
  /** Moves a clock on and waits until it is ready. */
  advance: (clock: string, to: number) => Promise<void>;
  /** A clock that is deleted after the test. */
  newClock: () => Promise<Stripe.TestHelpers.TestClock>;
};

export type Flow = { name: string; run: (subject: Subject) => Promise<void> };

const HOUR = 3600;

async function newCustomer({ stripe, newClock }: Subject) {
  const clock = await newClock();
  const customer = await stripe.customers.create({
    email: 'ada@example.com',
    test_clock: clock.id,
  });
  return { clock, customer };
}

function newPrice({ stripe }: Subject, cents: number) {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    product_data: { name: `Plan of ${cents}` },
  });
}

/** A card saved for a customer as the page does it, and set as what invoices are paid with. */
async function saveCard({ stripe }: Subject, customer: string, token = 'pm_card_visa') {
  const intent = await stripe.setupIntents.create({
    customer,
    payment_method: token,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  expect(intent.status).toBe('succeeded');
  const method = idOf(intent.payment_method);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } });
  return method;
}

async function subscribe(subject: Subject, cents = 1000) {
  const { clock, customer } = await newCustomer(subject);
  const price = await newPrice(subject, cents);
  const method = await saveCard(subject, customer.id);
  const subscription = await subject.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    off_session: true,
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice.payments', 'latest_invoice.confirmation_secret'],
  });
  const item = subscription.items.data[0];
  if (!item) throw new Error('a subscription without an item');
  return { clock, customer, price, method, subscription, item };
}

const idOf = (value: string | { id: string } | null) =>
  (typeof value === 'string' ? value : value?.id) ?? '';
const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;

export const flows: Flow[] = [
  {
    name: 'a card pays an intent, which is refunded in two parts and then no more',
    async run(subject) {
      const { stripe } = subject;
      const { customer } = await newCustomer(subject);
      const intent = await stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { order: '7' },
      });
      expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
      await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
      const charge = paid.latest_charge as Stripe.Charge;
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1000, livemode: false });
      expect(charge).toMatchObject({ paid: true, amount: 1000, customer: customer.id });
      expect(charge.receipt_url).toMatch(/^http/);

      await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
      await stripe.refunds.create({ charge: charge.id });
      const refunds = await stripe.refunds.list({ payment_intent: intent.id });
      expect(refunds.data.map(({ amount, status }) => [amount, status])).toEqual([
        [600, 'succeeded'],
        [400, 'succeeded'],
      ]);
      expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
        refunded: true,
        amount_refunded: 1000,
      });
      await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        code: 'charge_already_refunded',
      });
    },
  },
  {
    name: 'a declined card leaves an intent that another card pays',
    async run(subject) {
      const { stripe } = subject;
      const { customer } = await newCustomer(subject);
      const intent = await stripe.paymentIntents.create({
        amount: 1000,
        currency: 'usd',
        customer: customer.id,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      });
      const confirm = (token: string) =>
        stripe.paymentIntents.confirm(intent.id, { payment_method: token });
      const refusal = await confirm('pm_card_chargeDeclined').catch((error) => error);
      expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(refusal).toMatchObject({
        statusCode: 402,
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      });
      const left = await stripe.paymentIntents.retrieve(intent.id);
      expect(left.status).toBe('requires_payment_method');
      expect(left.last_payment_error?.code).toBe('card_declined');
      expect(await confirm('pm_card_mastercard')).toMatchObject({ status: 'succeeded' });
      await expect(confirm('pm_card_visa')).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      });
    },
  },
  {
    name: 'an idempotency key gives one object, and refuses other parameters',
    async run({ stripe }) {
      const idempotencyKey = `key ${crypto.randomUUID()}`;
      const create = (amount: number) =>
        stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });
      const first = await create(500);
      const again = await create(500);
      expect(again).toEqual(first);
      await expect(create(600)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    },
  },
  {
    name: 'what does not fit is refused in words that name it',
    async run({ stripe }) {
      const create = (params: object) =>
        stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
      const refused = { type: 'StripeInvalidRequestError', statusCode: 400 };
      const intent = { amount: 500, currency: 'usd' };
      await expect(create({ ...intent, colour: 'red' })).rejects.toMatchObject({
        ...refused,
        code: 'parameter_unknown',
        param: 'colour',
      });
      await expect(create({ currency: 'usd' })).rejects.toMatchObject({
        ...refused,
        code: 'parameter_missing',
        param: 'amount',
      });
      await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
      await expect(create({ ...intent, customer: 'cus_nobody' })).rejects.toMatchObject({
        code: 'resource_missing',
        param: 'customer',
      });
      await expect(stripe.rawRequest('GET', '/v1/shortcakes')).rejects.toThrow(
        /Unrecognized request URL/,
      );
    },
  },
  {
    name: 'a subscription begins with a paid invoice',
    async run(subject) {
      const { customer, subscription, item } = await subscribe(subject);
      expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });
      expect(item.current_period_start).toBe(subscription.start_date);
      const invoice = invoiceOf(subscription);
      expect(invoice).toMatchObject({
        billing_reason: 'subscription_create',
        status: 'paid',
        total: 1000,
        amount_paid: 1000,
        customer: customer.id,
        parent: { subscription_details: { subscription: subscription.id } },
      });
      expect(invoice.hosted_invoice_url).toMatch(/^http/);
      expect(invoice.confirmation_secret?.client_secret).toMatch(/^pi_/);
      const payment = invoice.payments?.data[0]?.payment;
      expect(payment?.type).toBe('payment_intent');
      const intent = await subject.stripe.paymentIntents.retrieve(
        idOf(payment?.payment_intent ?? ''),
      );
      expect(intent).toMatchObject({ status: 'succeeded', amount: 1000 });
    },
  },
  {
    name: 'a first payment that is refused leaves no live subscription',
    async run(subject) {
      const { stripe } = subject;
      const { customer } = await newCustomer(subject);
      const price = await newPrice(subject, 1000);
      await saveCard(subject, customer.id, 'pm_card_chargeCustomerFail');
      const create = stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        off_session: true,
        payment_behavior: 'error_if_incomplete',
      });
      await expect(create).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
      const list = await stripe.subscriptions.list({ customer: customer.id });
      expect(list.data).toEqual([]);
    },
  },
  {
    name: 'a higher price half-way is charged for the time that is left',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, price, subscription, item } = await subscribe(subject);
      const dearer = await newPrice(subject, 3000);
      const { current_period_start: start, current_period_end: end } = item;
      await advance(clock.id, start + (end - start) / 2);
      const updated = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: dearer.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        expand: ['latest_invoice'],
      });
      expect(updated.items.data[0]).toMatchObject({
        price: { id: dearer.id },
        current_period_end: end,
      });
      const invoice = invoiceOf(updated);
      expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' });
      // Stripe's clock may be some seconds off the middle.
      expect(Math.abs(invoice.total - 1000)).toBeLessThan(3);
      const lines = invoice.lines.data.toSorted((a, b) => a.amount - b.amount);
      expect(lines.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([
        true,
        true,
      ]);
      expect(lines.map(({ pricing }) => idOf(pricing?.price_details?.price ?? ''))).toEqual([
        price.id,
        dearer.id,
      ]);
    },
  },
  {
    name: 'a higher price whose payment is refused changes nothing',
    async run(subject) {
      const { stripe } = subject;
      const { customer, price, subscription, item } = await subscribe(subject);
      const dearer = await newPrice(subject, 3000);
      await saveCard(subject, customer.id, 'pm_card_chargeCustomerFail');
      const update = stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: dearer.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        off_session: true,
      });
      await expect(update).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
      const after = await stripe.subscriptions.retrieve(subscription.id);
      expect(after.status).toBe('active');
      expect(after.items.data.map((one) => one.price.id)).toEqual([price.id]);
    },
  },
  {
    name: 'a lower price gives credit, which pays the next invoices',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, customer, subscription, item } = await subscribe(subject, 3000);
      const cheaper = await newPrice(subject, 1000);
      const { current_period_start: start, current_period_end: end } = item;
      await advance(clock.id, start + (end - start) / 2);
      const updated = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: cheaper.id }],
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
      });
      const invoice = invoiceOf(updated);
      expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, amount_paid: 0 });
      expect(invoice.total).toBeLessThan(-990);
      const { balance } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
      expect(balance).toBe(invoice.total);
      await advance(clock.id, end + 2 * HOUR);
      const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
      expect(renewal).toMatchObject({
        billing_reason: 'subscription_cycle',
        total: 1000,
        starting_balance: balance,
        amount_due: Math.max(0, 1000 + balance),
        status: 'paid',
      });
    },
  },
  {
    name: 'a renewal is invoiced and paid when its time comes',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, subscription, item } = await subscribe(subject);
      await advance(clock.id, item.current_period_end + 2 * HOUR);
      const renewed = await stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice'],
      });
      expect(renewed.status).toBe('active');
      expect(renewed.items.data[0]?.current_period_start).toBe(item.current_period_end);
      expect(invoiceOf(renewed)).toMatchObject({
        billing_reason: 'subscription_cycle',
        status: 'paid',
        amount_paid: 1000,
      });
    },
  },
  {
    name: 'a renewal that is refused makes the subscription past due until its invoice is paid',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, customer, method, subscription, item } = await subscribe(subject);
      await saveCard(subject, customer.id, 'pm_card_chargeCustomerFail');
      await advance(clock.id, item.current_period_end + 2 * HOUR);
      const late = await stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice'],
      });
      expect(late.status).toBe('past_due');
      const invoice = invoiceOf(late);
      expect(invoice).toMatchObject({ status: 'open', attempted: true, attempt_count: 1 });
      expect(invoice.next_payment_attempt).toBeGreaterThan(item.current_period_end);
      const pay = (payment_method?: string) =>
        stripe.invoices.pay(idOf(invoice.id ?? ''), payment_method ? { payment_method } : {});
      await expect(pay()).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(await pay(method)).toMatchObject({ status: 'paid', amount_remaining: 0 });
      expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
        status: 'active',
      });
    },
  },
  {
    name: 'cancelled at the period end, a subscription can go on, or end then',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, subscription, item } = await subscribe(subject);
      const set = (cancel_at_period_end: boolean) =>
        stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
      const cancelled = await set(true);
      expect(cancelled).toMatchObject({ status: 'active', cancel_at: item.current_period_end });
      expect(cancelled.canceled_at).toEqual(expect.any(Number));
      expect(await set(false)).toMatchObject({ cancel_at: null, canceled_at: null });
      await set(true);
      await advance(clock.id, item.current_period_end + 2 * HOUR);
      const ended = await stripe.subscriptions.retrieve(subscription.id);
      expect(ended).toMatchObject({ status: 'canceled', ended_at: item.current_period_end });
      const invoices = await stripe.invoices.list({ subscription: subscription.id });
      expect(invoices.data).toHaveLength(1);
    },
  },
];
