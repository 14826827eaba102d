import Stripe from 'stripe';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from './stripe/memory-store.ts';
import { startSandbox } from './stripe/test-stripe.ts';
import { createWebhookDelivery } from './stripe-webhooks.ts';

const SECRET = 'whsec_test';
const HOUR = 3600;

afterEach(() => {
  vi.useRealTimers();
});

/** A receiver that answers with `status()`, and what it got. */
function startReceiver(status: () => number = () => 200) {
  const { stripe, store } = startSandbox();
  const received: { body: string; signature: string }[] = [];
  const { deliverDue } = createWebhookDelivery({
    store,
    secret: SECRET,
    async send(body, headers) {
      received.push({ body, signature: headers['stripe-signature'] ?? '' });
      return status();
    },
  });
  return { stripe, received, deliverDue };
}

const typesOf = (received: { body: string }[]) =>
  received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

test('events are delivered in order, with a signature that the SDK accepts', async () => {
  const { stripe, received, deliverDue } = startReceiver();
  const customer = await stripe.customers.create();
  await stripe.customers.update(customer.id, { name: 'Ada' });
  expect(await deliverDue()).toBe(2);
  expect(await deliverDue()).toBe(0);
  expect(typesOf(received)).toEqual(['customer.created', 'customer.updated']);
  for (const { body, signature } of received) {
    const event = stripe.webhooks.constructEvent(body, signature, SECRET);
    expect(event).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
    });
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
      /signature/,
    );
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow(
      /signature/,
    );
  }
});

test('the signature is of the moment of delivery, whatever a clock says', async () => {
  const { stripe, received, deliverDue } = startReceiver();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_000_000_000 });
  await stripe.customers.create({ test_clock: clock.id });
  await deliverDue();
  const { body, signature } = received[1]!;
  expect(stripe.webhooks.constructEvent(body, signature, SECRET).created).toBe(1_000_000_000);
});

test('what is not taken comes again, after 1, 2, 4 seconds, and an hour at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  let status = 500;
  const { stripe, received, deliverDue } = startReceiver(() => status);
  await stripe.customers.create();
  const waits: number[] = [];
  while (waits.length < 15) {
    await deliverDue();
    const tries = received.length;
    let waited = 0;
    while (received.length === tries) {
      vi.setSystemTime(Date.now() + 1000);
      waited += 1;
      await deliverDue();
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, HOUR, HOUR, HOUR]);
  status = 200;
  vi.setSystemTime(Date.now() + HOUR * 1000);
  expect(await deliverDue()).toBe(1);
  vi.setSystemTime(Date.now() + HOUR * 1000);
  expect(await deliverDue()).toBe(0);
});

test('after three days in vain it is given up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const { stripe, received, deliverDue } = startReceiver(() => 500);
  await stripe.customers.create();
  for (let hour = 0; hour < 24 * 4; hour++) {
    await deliverDue();
    vi.setSystemTime(Date.now() + HOUR * 1000);
  }
  expect(received.length).toBeGreaterThan(70);
  expect(received.length).toBeLessThan(76);
});

test('a receiver that cannot be reached holds up nothing else', async () => {
  const { stripe, store } = startSandbox();
  const taken: string[] = [];
  const { deliverDue } = createWebhookDelivery({
    store,
    secret: SECRET,
    async send(body) {
      const { type } = JSON.parse(body) as Stripe.Event;
      if (type === 'customer.created') throw new Error('connection refused');
      taken.push(type);
      return 204;
    },
  });
  const { id } = await stripe.customers.create();
  await stripe.customers.update(id, { name: 'Ada' });
  expect(await deliverDue()).toBe(1);
  expect(taken).toEqual(['customer.updated']);
});

test('a bell rings when there is something to deliver, and only then', async () => {
  let rings = 0;
  const { stripe } = startSandbox(createMemoryStore(), () => {
    rings += 1;
  });
  const options = { idempotencyKey: 'once' };
  const { id } = await stripe.customers.create({}, options);
  expect(rings).toBe(1);
  await stripe.customers.create({}, options);
  await stripe.customers.retrieve(id);
  await stripe.customers.update(id, {});
  await stripe.customers.update(id, { colour: 'red' } as object).catch(() => {});
  expect(rings).toBe(1);
});
