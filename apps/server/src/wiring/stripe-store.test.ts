import { flows } from '@shortcake/sandbox/stripe/test-flows';
import { startSandbox } from '@shortcake/sandbox/stripe/test-stripe';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { DB } from '../schema.ts';
import { createStripeStore } from './stripe-store.ts';

const database = await createTestDatabase<DB>();
afterAll(database.destroy);
/** A process with a sandbox of its own; all share the one database. */
const start = () => startSandbox(createStripeStore(database.db));
const intent = { amount: 12, currency: 'usd' };

describe('on PostgreSQL', () => {
  test.each(flows)('$name', ({ run }) => {
    const { stripe } = start();
    const { testClocks } = stripe.testHelpers;
    return run({
      stripe,
      newClock: () => testClocks.create({ frozen_time: 1_767_225_600 }),
      async advance(clock, to) {
        await testClocks.advance(clock, { frozen_time: Math.round(to) });
      },
    });
  });
});

test('another process finds everything, events in line for delivery included', async () => {
  const before = start();
  await before.events();
  const customer = await before.stripe.customers.create({ email: 'ada@example.com' });
  const created = await before.stripe.paymentIntents.create({ ...intent, customer: customer.id });
  const after = start();
  expect(await after.stripe.paymentIntents.retrieve(created.id)).toMatchObject({ ...created });
  await after.pay(created.client_secret);
  expect((await after.events()).map(({ type }) => type)).toEqual([
    'customer.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
  ]);
  expect(await before.events()).toEqual([]);
});

test('20 requests at once with one idempotency key run once', async () => {
  const { stripe } = start();
  const customer = await stripe.customers.create();
  const params = { ...intent, customer: customer.id };
  const created = await Promise.all(
    Array.from({ length: 20 }, () =>
      start().stripe.paymentIntents.create(params, { idempotencyKey: 'twenty' }),
    ),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(1);
  const list = await stripe.paymentIntents.list({ customer: customer.id });
  expect(list.data).toHaveLength(1);
});

test('20 changes of one customer at once lose none of them', async () => {
  const { stripe } = start();
  const customer = await stripe.customers.create();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      start().stripe.customers.update(customer.id, { metadata: { [`note${i}`]: 'kept' } }),
    ),
  );
  const { metadata } = (await stripe.customers.retrieve(customer.id)) as typeof customer;
  expect(Object.keys(metadata)).toHaveLength(20);
});

test('an event comes back when its process died with it, and until it is taken', async () => {
  const { stripe, store, events } = start();
  await events();
  await stripe.customers.create();
  const first = await store.claimDelivery(60);
  expect(first).toMatchObject({ attempt: 1, event: { type: 'customer.created' } });
  expect(await store.claimDelivery(60)).toBeNull();
  await sql`update sandbox_stripe_deliveries set due_at = now()`.execute(database.db);
  expect(await store.claimDelivery(60)).toMatchObject({ attempt: 2 });
  await store.postponeDelivery(first?.event.id ?? '', 0);
  expect(await store.claimDelivery(60)).toMatchObject({ attempt: 3 });
  await store.endDelivery(first?.event.id ?? '');
  await sql`update sandbox_stripe_deliveries set due_at = now()`.execute(database.db);
  expect(await store.claimDelivery(60)).toBeNull();
});

test('a page of a list goes on where the one before ended, in both directions', async () => {
  const { stripe } = start();
  const customer = await stripe.customers.create();
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    ids.unshift((await stripe.paymentIntents.create({ ...intent, customer: customer.id })).id);
  }
  const list = (page: object) =>
    stripe.paymentIntents.list({ customer: customer.id, limit: 2, ...page });
  const idsOf = async (page: object) => (await list(page)).data.map(({ id }) => id);
  expect(await list({})).toMatchObject({ has_more: true });
  expect(await list({ limit: 5 })).toMatchObject({ has_more: false });
  expect(await idsOf({ starting_after: ids[1] })).toEqual(ids.slice(2, 4));
  expect(await idsOf({ ending_before: ids[4] })).toEqual(ids.slice(2, 4));
  expect(await idsOf({ created: { lt: 1 } })).toEqual([]);
  expect(
    await stripe.paymentIntents.list({ customer: customer.id }).autoPagingToArray({ limit: 10 }),
  ).toHaveLength(5);
});

test('no card number is stored', async () => {
  const { stripe, pay } = start();
  const customer = await stripe.customers.create();
  for (const number of ['4242424242424242', '4000000000000002', '4111111111111111']) {
    const created = await stripe.paymentIntents.create({ ...intent, customer: customer.id });
    await pay(created.client_secret, number);
  }
  const tables = ['sandbox_stripe_objects', 'sandbox_stripe_answers'] as const;
  for (const table of tables) {
    const found = await sql`select 1 from ${sql.table(table)} as t
      where t::text ~ '4242424242424242|4000000000000002|4111111111111111'`.execute(database.db);
    expect(found.rows).toEqual([]);
  }
});
