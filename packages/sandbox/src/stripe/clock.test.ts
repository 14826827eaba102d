import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';
import { DAY, invoiceOf, itemOf, newSubscriber, START } from './test-subscriber.ts';

const sandbox = startSandbox();
const { stripe, events } = sandbox;
const day = (seconds: number | null | undefined) =>
  new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

test('every customer has a clock of its own, which starts at the present', async () => {
  const before = Math.floor(Date.now() / 1000);
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const clock = await stripe.testHelpers.testClocks.retrieve(customer.test_clock as string);
  expect(clock.status).toBe('ready');
  expect(clock.frozen_time).toBeGreaterThanOrEqual(before);
  expect(clock.frozen_time).toBeLessThanOrEqual(Date.now() / 1000);
  const other = await stripe.customers.create();
  expect(other.test_clock).not.toBe(customer.test_clock);
});

test('renewals keep the day that the subscription began on, where the month has it', async () => {
  const { subscribe, price, advance, invoices, read } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  await events();
  const ready = await advance(Date.UTC(2026, 4, 31, 13) / 1000);
  expect(ready).toMatchObject({ status: 'ready', frozen_time: Date.UTC(2026, 4, 31, 13) / 1000 });
  const all = await invoices();
  expect(all.map(({ created }) => day(created))).toEqual([
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
  ]);
  expect(all.map(({ status, total }) => `${status} ${total}`)).toEqual(Array(5).fill('paid 61'));
  expect(all.map(({ billing_reason }) => billing_reason)).toContain('subscription_cycle');
  expect(new Set(all.map(({ number }) => number)).size).toBe(5);
  expect(day(itemOf(await read(subscription)).current_period_end)).toBe('2026-06-30');
  const happened = await events();
  expect(typesOf(happened)[0]).toBe('test_helpers.test_clock.advancing');
  expect(typesOf(happened).at(-1)).toBe('test_helpers.test_clock.ready');
  const times = happened.map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('what a renewal does is told in order, at the time that it happens', async () => {
  const { subscribe, price, advance } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  const end = itemOf(subscription).current_period_end;
  await events();
  await advance(end + DAY);
  const happened = await events();
  expect(typesOf(happened).slice(1, -1)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'customer.subscription.updated',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(new Set(happened.slice(1, -1).map(({ created }) => created))).toEqual(new Set([end]));
});

test('a clock does not go back', async () => {
  const { advance } = await newSubscriber(sandbox);
  await expect(advance(START)).rejects.toMatchObject({ statusCode: 400, param: 'frozen_time' });
  await expect(advance(START - 1)).rejects.toMatchObject({ statusCode: 400 });
});

test('a failed renewal is tried again four times in three weeks, then the subscription ends', async () => {
  const { subscribe, price, advance, useCard, read } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  const end = itemOf(subscription).current_period_end;
  await useCard(CARD.failsWhenCharged);
  await events();
  await advance(end);
  const late = await read(subscription);
  expect(late.status).toBe('past_due');
  expect(invoiceOf(late)).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 61 });
  expect(invoiceOf(late).next_payment_attempt).toBe(end + 3 * DAY);
  expect(itemOf(late).current_period_start).toBe(end);

  await advance(end + 21 * DAY - 1);
  expect((await read(subscription)).status).toBe('past_due');
  await advance(end + 21 * DAY);
  const ended = await read(subscription);
  expect(ended).toMatchObject({
    status: 'canceled',
    ended_at: end + 21 * DAY,
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(invoiceOf(ended)).toMatchObject({
    attempt_count: 5,
    next_payment_attempt: null,
    status: 'open',
  });
  const failures = (await events()).filter(({ type }) => type === 'invoice.payment_failed');
  expect(failures.map(({ created }) => (created - end) / DAY)).toEqual([0, 3, 8, 14, 21]);
  await advance(end + 90 * DAY);
  expect(typesOf(await events())).toEqual([
    'test_helpers.test_clock.advancing',
    'test_helpers.test_clock.ready',
  ]);
});

test('a retry with another card makes the subscription active again', async () => {
  const { subscribe, price, advance, useCard, read, customer } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  const end = itemOf(subscription).current_period_end;
  await useCard(CARD.failsWhenCharged);
  await advance(end + DAY);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: true });
  await useCard(CARD.good);
  await advance(end + 3 * DAY);
  const paid = await read(subscription);
  expect(paid.status).toBe('active');
  expect(invoiceOf(paid)).toMatchObject({ status: 'paid', attempt_count: 1 });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: false });
  expect(itemOf(paid).current_period_start).toBe(end);
});

test('payments made by hand leave the schedule as it is, and a cancellation ends it', async () => {
  const { subscribe, price, advance, useCard, read } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  const end = itemOf(subscription).current_period_end;
  await useCard(CARD.failsWhenCharged);
  await advance(end + DAY);
  const invoice = invoiceOf(await read(subscription));
  await expect(stripe.invoices.pay(invoice.id ?? '')).rejects.toMatchObject({ statusCode: 402 });
  expect(await stripe.invoices.retrieve(invoice.id ?? '')).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: end + 3 * DAY,
  });
  await stripe.subscriptions.cancel(subscription.id);
  await events();
  await advance(end + 90 * DAY);
  expect(await events()).toHaveLength(2);
  expect(await stripe.invoices.retrieve(invoice.id ?? '')).toMatchObject({
    status: 'open',
    next_payment_attempt: null,
  });
});

test('a period that ends while the one before is unpaid gets an invoice of its own', async () => {
  const { subscribe, price, advance, useCard, invoices, read } = await newSubscriber(sandbox);
  const weekly = await price(61, { interval: 'week' });
  const subscription = await subscribe(weekly);
  await useCard(CARD.failsWhenCharged);
  await advance(START + 15 * DAY);
  expect((await invoices()).map(({ status }) => status)).toEqual(['open', 'open', 'paid']);
  const [newest, older] = await invoices();
  await useCard(CARD.good);
  await stripe.invoices.pay(older?.id ?? '');
  expect((await read(subscription)).status).toBe('past_due');
  await stripe.invoices.pay(newest?.id ?? '');
  expect((await read(subscription)).status).toBe('active');
});

test('all subscriptions of a clock move on together, in the order of what is due', async () => {
  const first = await newSubscriber(sandbox);
  const weekly = await first.price(10, { interval: 'week' });
  await first.subscribe(weekly);
  const second = await stripe.customers.create({ test_clock: first.clock.id });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: second.id });
  const daily = await first.price(20, { interval: 'day', interval_count: 5 });
  await stripe.subscriptions.create({
    customer: second.id,
    items: [{ price: daily.id }],
    default_payment_method: method.id,
    off_session: true,
  });
  await events();
  await first.advance(START + 15 * DAY);
  const paid = (await events()).filter(({ type }) => type === 'invoice.paid');
  const days = paid.map(({ data, created }) => [
    (data.object as Stripe.Invoice).total,
    (created - START) / DAY,
  ]);
  expect(days).toEqual([
    [20, 5],
    [10, 7],
    [20, 10],
    [10, 14],
    [20, 15],
  ]);
});

test('a deleted clock takes its customers and their subscriptions with it', async () => {
  const { subscribe, price, clock, customer, read } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61));
  await events();
  expect(await stripe.testHelpers.testClocks.del(clock.id)).toMatchObject({ deleted: true });
  expect((await read(subscription)).status).toBe('canceled');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  await expect(stripe.testHelpers.testClocks.retrieve(clock.id)).rejects.toMatchObject({
    statusCode: 404,
  });
  expect(typesOf(await events())).toEqual([
    'customer.subscription.deleted',
    'payment_method.detached',
    'customer.updated',
    'customer.deleted',
    'test_helpers.test_clock.deleted',
  ]);
});
