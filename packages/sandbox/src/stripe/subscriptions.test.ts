import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';
import { DAY, invoiceOf, itemOf, newSubscriber, START } from './test-subscriber.ts';

const sandbox = startSandbox();
const { stripe, pay, answer, events } = sandbox;
const incomplete = { payment_behavior: 'default_incomplete', off_session: false } as const;
const secretOf = (subscription: Stripe.Subscription) =>
  invoiceOf(subscription).confirmation_secret?.client_secret ?? '';

test('what a new subscription does is told in order', async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const monthly = await price(61);
  await events();
  const subscription = await subscribe(monthly, { metadata: { plan: 'pro' } });
  const happened = await events();
  expect(typesOf(happened)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'customer.subscription.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
  expect(happened[3]?.data.object).toMatchObject({
    status: 'incomplete',
    latest_invoice: subscription.latest_invoice,
  });
  expect(happened[8]?.data.object).toMatchObject({
    billing_reason: 'subscription_create',
    amount_paid: 61,
    parent: { subscription_details: { subscription: subscription.id, metadata: { plan: 'pro' } } },
  });
  expect(happened[10]?.data).toMatchObject({
    object: { id: subscription.id, status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
});

test('a first payment left to the browser makes the subscription active', async () => {
  const { subscribe, price, read } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), {
    ...incomplete,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(subscription.status).toBe('incomplete');
  const refused = await pay(secretOf(subscription), CARD.declined);
  expect(refused.status).toBe(402);
  expect((await read(subscription)).status).toBe('incomplete');
  await pay(secretOf(subscription), CARD.asksAlways);
  await answer(secretOf(subscription), 'pass');
  const active = await read(subscription);
  expect(active.status).toBe('active');
  expect(invoiceOf(active)).toMatchObject({ status: 'paid', amount_paid: 61 });
  const method = await stripe.paymentMethods.retrieve(active.default_payment_method as string);
  expect(method.card?.last4).toBe('3184');
});

test("an invoice's intent is neither cancelled nor changed by itself", async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), {
    ...incomplete,
    expand: ['latest_invoice.confirmation_secret'],
  });
  const [intent = ''] = secretOf(subscription).split('_secret_');
  const refused = { code: 'payment_intent_unexpected_state' };
  await expect(stripe.paymentIntents.cancel(intent)).rejects.toMatchObject(refused);
  await expect(stripe.paymentIntents.update(intent, { amount: 1 })).rejects.toMatchObject(refused);
  expect((await pay(secretOf(subscription))).body).toMatchObject({
    status: 'succeeded',
    amount: 61,
  });
});

test('a first payment that nobody makes within 23 hours ends the subscription', async () => {
  const { subscribe, price, read, advance } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), incomplete);
  await advance(START + 22 * 3600);
  expect((await read(subscription)).status).toBe('incomplete');
  await advance(START + DAY);
  const expired = await read(subscription);
  expect(expired).toMatchObject({ status: 'incomplete_expired', ended_at: START + 23 * 3600 });
  expect(invoiceOf(expired).status).toBe('void');
});

test('a refused first payment is allowed to leave an incomplete subscription', async () => {
  const { subscribe, price } = await newSubscriber(sandbox, CARD.failsWhenCharged);
  const subscription = await subscribe(await price(61), {
    payment_behavior: 'allow_incomplete',
    expand: ['latest_invoice'],
  });
  expect(subscription.status).toBe('incomplete');
  expect(invoiceOf(subscription)).toMatchObject({
    status: 'open',
    attempted: true,
    next_payment_attempt: null,
  });
});

test('a refused first payment is an error that leaves the attempt alone', async () => {
  const { subscribe, price, customer, invoices } = await newSubscriber(
    sandbox,
    CARD.failsWhenCharged,
  );
  const monthly = await price(61);
  await events();
  await expect(subscribe(monthly)).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'canceled' },
  });
  const all = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect([all.data, await invoices()]).toEqual([[], []]);
  expect(typesOf(await events())).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
    'payment_intent.canceled',
  ]);
});

test('a first payment that asks for a confirmation is an error when nobody waits for it', async () => {
  const { subscribe, price, customer } = await newSubscriber(sandbox, CARD.asksUnlessSaved);
  const monthly = await price(61);
  await expect(subscribe(monthly, { off_session: false })).rejects.toMatchObject({
    statusCode: 402,
    code: 'subscription_payment_intent_requires_action',
  });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await subscribe(monthly)).status).toBe('active');
});

test('without a card there is nothing to subscribe with', async () => {
  const { price } = await newSubscriber(sandbox);
  const { id: customer } = await stripe.customers.create();
  const params = { customer, items: [{ price: (await price(61)).id }] };
  await expect(stripe.subscriptions.create(params)).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
  });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
});

test('cancelled now, it ends now, and only once', async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  await events();
  expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
    status: 'canceled',
    ended_at: START,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(typesOf(await events())).toEqual(['customer.subscription.deleted']);
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toThrow(/canceled subscription/);
});

test('several things are changed at once, and told with what was before', async () => {
  const { subscribe, price, useCard } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), { metadata: { plan: 'pro', by: 'ada' } });
  const method = await useCard('5555555555554444');
  await events();
  const updated = await stripe.subscriptions.update(subscription.id, {
    cancel_at_period_end: true,
    default_payment_method: method,
    metadata: { by: '', note: 'bye' },
  });
  expect(updated).toMatchObject({
    cancel_at_period_end: true,
    cancel_at: itemOf(subscription).current_period_end,
    canceled_at: START,
    default_payment_method: method,
    metadata: { plan: 'pro', note: 'bye' },
  });
  expect((await events()).map(({ type, data }) => [type, data.previous_attributes])).toEqual([
    [
      'customer.subscription.updated',
      {
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        cancellation_details: { reason: null },
        default_payment_method: null,
        metadata: { by: 'ada', note: null },
      },
    ],
  ]);
});

test('lists show what is not cancelled, unless asked for another state', async () => {
  const { subscribe, price, customer } = await newSubscriber(sandbox);
  const [one, other] = [await price(61), await price(12)];
  const ended = await subscribe(one);
  await stripe.subscriptions.cancel(ended.id);
  const live = await subscribe(other);
  const ids = async (more: Stripe.SubscriptionListParams) =>
    (await stripe.subscriptions.list({ customer: customer.id, ...more })).data.map(({ id }) => id);
  expect(await ids({})).toEqual([live.id]);
  expect(await ids({ status: 'all' })).toEqual([live.id, ended.id]);
  expect(await ids({ status: 'canceled' })).toEqual([ended.id]);
  expect(await ids({ status: 'ended' })).toEqual([ended.id]);
  expect(await ids({ status: 'all', price: one.id })).toEqual([ended.id]);
});
