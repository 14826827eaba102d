import Stripe from 'stripe';
import { expect } from 'vitest';
import { type Flow, idOf, newCustomer, type Subject } from './test-subject.ts';

const HOUR = 3600;

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

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;

export const subscriptionFlows: Flow[] = [
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
    name: 'a higher price whose period begins now is charged in full',
    async run(subject) {
      const { stripe, advance } = subject;
      const { clock, subscription, item } = await subscribe(subject);
      const dearer = await newPrice(subject, 3000);
      await advance(clock.id, item.current_period_end - HOUR);
      const change = {
        items: [{ id: item.id, price: dearer.id }],
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
      } satisfies Stripe.SubscriptionUpdateParams;
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: change,
      });
      expect(preview).toMatchObject({ amount_due: 3000, total: 3000 });
      const updated = await stripe.subscriptions.update(subscription.id, {
        ...change,
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        cancel_at_period_end: false,
        metadata: { kept_plan: '' },
        expand: ['latest_invoice'],
      });
      const invoice = invoiceOf(updated);
      expect(invoice).toMatchObject({
        billing_reason: 'subscription_update',
        status: 'paid',
        total: 3000,
        amount_paid: 3000,
      });
      expect(
        invoice.lines.data.map(({ amount, pricing, parent }) => [
          amount,
          idOf(pricing?.price_details?.price ?? ''),
          parent?.subscription_item_details?.proration,
        ]),
      ).toEqual([[3000, dearer.id, false]]);
      const [renewed] = updated.items.data;
      expect(renewed?.current_period_start).toBe(updated.billing_cycle_anchor);
      expect(renewed?.current_period_start).toBeLessThan(item.current_period_end);
      expect(renewed?.current_period_end).toBeGreaterThan(item.current_period_end + 27 * 24 * HOUR);
    },
  },
  {
    name: 'a higher price whose payment is refused changes nothing',
    async run(subject) {
      const { stripe } = subject;
      const { customer, price, subscription, item } = await subscribe(subject);
      const dearer = await newPrice(subject, 3000);
      await saveCard(subject, customer.id, 'pm_card_chargeCustomerFail');
      for (const more of [
        { proration_behavior: 'always_invoice' },
        { proration_behavior: 'none', billing_cycle_anchor: { type: 'now' } },
      ] as const) {
        const update = stripe.subscriptions.update(subscription.id, {
          items: [{ id: item.id, price: dearer.id }],
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          metadata: { told: 'yes' },
          ...more,
        });
        await expect(update).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
        const after = await stripe.subscriptions.retrieve(subscription.id);
        expect([after.status, after.metadata]).toEqual(['active', {}]);
        expect(after.billing_cycle_anchor).toBe(subscription.billing_cycle_anchor);
        expect(after.latest_invoice).toBe(invoiceOf(subscription).id);
        const [{ price: stays, current_period_end } = item] = after.items.data;
        expect([stays.id, current_period_end]).toEqual([price.id, item.current_period_end]);
      }
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
