import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox } from './test-stripe.ts';
import { newSubscriber, START } from './test-subscriber.ts';

const sandbox = startSandbox();
const { stripe } = sandbox;

test('lists are newest first, in pages that fit together in both directions', async () => {
  const { id: customer } = await stripe.customers.create();
  const ids: string[] = [];
  for (let i = 0; i < 25; i++) {
    ids.unshift((await stripe.paymentIntents.create({ amount: 12, currency: 'usd', customer })).id);
  }
  const first = await stripe.paymentIntents.list({ customer });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  const last = await stripe.paymentIntents.list({ customer, starting_after: ids[14]!, limit: 10 });
  expect(last.data.map(({ id }) => id)).toEqual(ids.slice(15));
  expect(last.has_more).toBe(false);
  const before = await stripe.paymentIntents.list({ customer, ending_before: ids[12]!, limit: 5 });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(7, 12));
  expect(before.has_more).toBe(true);

  const paged = stripe.paymentIntents.list({ customer, limit: 4 });
  const all = await paged.autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const reversed: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({
    customer,
    limit: 4,
    ending_before: ids[24]!,
  })) {
    reversed.push(id);
  }
  expect(reversed).toEqual(ids.slice(0, 24).reverse());
  await expect(stripe.paymentIntents.list({ starting_after: 'pi_1' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('a list can be of a time, across all customers', async () => {
  const early = await newSubscriber(sandbox);
  await early.advance(START + 100);
  const { id } = await stripe.paymentIntents.create({
    amount: 12,
    currency: 'usd',
    customer: early.customer.id,
  });
  const idsOf = async (created: Stripe.RangeQueryParam | number) =>
    (await stripe.paymentIntents.list({ created, limit: 100 })).data.map((one) => one.id);
  expect(await idsOf({ gt: START + 99, lte: START + 100 })).toEqual([id]);
  expect(await idsOf({ gte: START + 100, lt: START + 101 })).toEqual([id]);
  expect(await idsOf(START + 100)).toEqual([id]);
  expect(await idsOf({ gt: START + 100 })).not.toContain(id);
});

test('prices are found by lookup key, which moves only when told to', async () => {
  const create = (more: Partial<Stripe.PriceCreateParams> = {}) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: 12,
      recurring: { interval: 'month' },
      lookup_key: 'starter',
      product_data: { name: 'Starter' },
      ...more,
    });
  const found = async () =>
    (await stripe.prices.list({ lookup_keys: ['starter', 'other'], active: true })).data.map(
      ({ id }) => id,
    );
  const first = await create();
  expect(await found()).toEqual([first.id]);
  await expect(create()).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await create({
    transfer_lookup_key: true,
    product: first.product as string,
    product_data: undefined as never,
  });
  expect(await found()).toEqual([second.id]);
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  await stripe.prices.update(second.id, { active: false });
  expect(await found()).toEqual([]);
  const { data } = await stripe.prices.list({ product: first.product as string });
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(data[0]?.unit_amount_decimal?.toString()).toBe('12');
});

test('customers are found by e-mail until they are deleted', async () => {
  const email = 'finder@example.com';
  const customer = await stripe.customers.create({ email });
  const found = async () => (await stripe.customers.list({ email })).data.map(({ id }) => id);
  expect(await found()).toEqual([customer.id]);
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  expect(await found()).toEqual([]);
  expect(await stripe.customers.retrieve(customer.id)).toEqual({
    id: customer.id,
    object: 'customer',
    deleted: true,
  });
  await expect(stripe.customers.update(customer.id, { name: 'Ada' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('ids are expanded where asked for, in lists and levels below too', async () => {
  const { customer, subscribe, price } = await newSubscriber(sandbox, CARD.good);
  const monthly = await price(61);
  const subscription = await subscribe(monthly, {
    expand: ['latest_invoice.payments.data.payment.payment_intent', 'customer'],
  });
  expect(subscription.customer).toMatchObject({ id: customer.id, email: 'ada@example.com' });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(invoice.payments?.data[0]?.payment.payment_intent).toMatchObject({ amount: 61 });
  expect(invoice.confirmation_secret).toBeUndefined();
  const listed = await stripe.invoices.list({
    customer: customer.id,
    expand: ['data.lines.data.pricing.price_details.price', 'data.payments'],
  });
  const pricing = listed.data[0]?.lines.data[0]?.pricing;
  expect(pricing?.price_details?.price).toMatchObject({ id: monthly.id, unit_amount: 61 });
  expect(listed.data[0]?.payments?.data).toHaveLength(1);
  const all = await stripe.subscriptions.list({
    expand: ['data.default_payment_method'],
    limit: 1,
  });
  expect(all.data[0]?.default_payment_method).toBeNull();
});

test('what cannot be expanded is refused', async () => {
  const { id } = await stripe.customers.create();
  for (const expand of [['email'], ['nothing'], ['id'], ['test_clock.a.b.c.d']]) {
    await expect(stripe.customers.retrieve(id, { expand })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  }
});

test('events are listed by type', async () => {
  const { stripe, pay } = startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 12, currency: 'usd' });
  await pay(intent.client_secret);
  const typesOf = async (params: Stripe.EventListParams) =>
    (await stripe.events.list(params)).data.map(({ type }) => type);
  expect(await typesOf({ type: 'payment_intent.succeeded' })).toEqual(['payment_intent.succeeded']);
  expect(await typesOf({ types: ['charge.succeeded', 'payment_intent.created'] })).toEqual([
    'charge.succeeded',
    'payment_intent.created',
  ]);
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  expect(await stripe.events.retrieve(event?.id ?? '')).toEqual(event);
  expect((await pay(intent.client_secret)).status).toBe(400);
});
