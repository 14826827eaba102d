import { randomUUID } from 'node:crypto';
import type { StripeObject } from '@shortcake/sandbox/stripe/objects';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { history, payments, standing } from '../../../../test/payments.ts';
import { usual } from '../../../../test/prices.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../../test/web.ts';
import { applyEvent, storeEvent } from './events.ts';

/** Lives of this many people are told at once: the database answers one while another is asked. */
const AT_ONCE = 6;

/** Kinds of objects that a subscriber has at Stripe. */
const KINDS = [
  ...['test_helpers.test_clock', 'customer', 'payment_method', 'setup_intent', 'subscription'],
  ...['invoice', 'invoice_payment', 'payment_intent', 'charge'],
];

type Life = { objects: StripeObject[]; ids: Set<string>; events: Stripe.Event[] };

/** Lives a subscription at Stripe from its first day to its last, with nobody told. */
async function live(web: TestWeb, person: Person): Promise<Life> {
  const { setUp, advance, customerOf } = payments(web);
  const { stripe, catalogue } = web.billing;
  const setupId = await setUp(person, 'starter');
  const setup = await stripe.setupIntents.retrieve(setupId);
  const { id: customer, test_clock: clock } = await customerOf(person);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: await catalogue.priceFor(usual('starter')) }],
    default_payment_method: setup.payment_method as string,
    metadata: { order_id: setup.metadata?.order_id as string },
  });
  const [item] = subscription.items.data;
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item!.id, price: await catalogue.priceFor(usual('creator')) }],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  });
  await advance(person, 32);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await advance(person, 32);

  const told: Stripe.Event[] = [];
  const listen = async (body: string) => told.push(JSON.parse(body)) && 200;
  while ((await web.payments.sandbox?.deliverDue(listen)) ?? 0) {}
  const paid = told.filter(({ type }) => type === 'invoice.paid');
  const events = [
    told.find(({ type }) => type === 'setup_intent.succeeded'),
    ...paid,
    told.findLast(({ type }) => type === 'invoice.payment_succeeded'),
    told.find(({ type }) => type === 'customer.subscription.updated'),
    told.find(({ type }) => type === 'customer.subscription.deleted'),
  ];
  let objects: StripeObject[] = [];
  await web.stripeStore.change(clock as string, null, (all) => {
    objects = KINDS.flatMap((kind) => [...all.all(kind)]);
    return { put: [], removed: [], events: [], answer: { status: 200, body: {} } };
  });
  return { objects, ids: new Set(objects.map(({ id }) => id)), events: events as Stripe.Event[] };
}

/** The same life for somebody else: all of it at Stripe, and here only what was ordered. */
async function livedBy(
  web: TestWeb,
  person: Person,
  original: Person,
  life: Life,
): Promise<Stripe.Event[]> {
  const { db } = web;
  const ordered = await db
    .selectFrom('plan_orders')
    .selectAll()
    .where('account_id', '=', original.id)
    .executeTakeFirstOrThrow();
  const orderId = randomUUID();
  const suffix = person.id.replaceAll('-', '');
  const theirs = <T>(value: T): T => {
    const text = JSON.stringify(value)
      .replaceAll(original.id, person.id)
      .replaceAll(ordered.id, orderId)
      .replaceAll(/"([a-z]+_\w+)"/g, (quoted, id) =>
        life.ids.has(id) ? `"${id}_${suffix}"` : quoted,
      )
      .replaceAll(/"id":"(evt_\w+)"/g, `"id":"$1_${suffix}"`);
    return JSON.parse(text);
  };
  const put = theirs(life.objects);
  const clock = put.find(({ object }) => object === 'test_helpers.test_clock')?.id as string;
  const answer = { status: 200, body: {} };
  await web.stripeStore.change(clock, null, () => ({ put, removed: [], events: [], answer }));
  const customer = put.find(({ object }) => object === 'customer')?.id as string;
  await db
    .insertInto('stripe_customers')
    .values({ account_id: person.id, customer_id: customer, mode: 'sandbox' })
    .execute();
  const setup = put.find(({ object }) => object === 'setup_intent')?.id as string;
  const order = { account_id: person.id, customer_id: customer, setup_intent_id: setup };
  await db
    .insertInto('plan_orders')
    .values({ ...order, id: orderId, plan: ordered.plan, price_id: ordered.price_id })
    .execute();
  return theirs(life.events);
}

async function tellAndApply({ billing, db }: TestWeb, event: Stripe.Event): Promise<void> {
  await storeEvent(billing, event);
  const waiting = db.selectFrom('stripe_events').selectAll().where('id', '=', event.id);
  const stored = await waiting.where('applied_at', 'is', null).executeTakeFirst();
  if (stored) await applyEvent(billing, stored);
}

/** Reads a person's entries in the journal. */
async function paidBy({ db }: TestWeb, person: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['plan', 'cents'])
    .where('account_id', '=', person.id)
    .execute();
  return rows.map(({ plan, cents }) => `${plan} ${cents}`).sort();
}

/** Each order in which seven events can come: 5,040. */
export const allOrders: readonly number[][] = [...ordersOf([0, 1, 2, 3, 4, 5, 6])];

function* ordersOf<T>(things: T[]): Generator<T[]> {
  if (things.length <= 1) {
    yield things;
    return;
  }
  for (const [index, first] of things.entries()) {
    const rest = things.toSpliced(index, 1);
    for (const order of ordersOf(rest)) yield [first, ...order];
  }
}

/**
 * Tells the seven events of a subscription's life in each of these orders, every event at least twice,
 * and expects one and the same end of all. An order takes about 0.3 s of one core.
 */
export async function expectOneEnd(orders: readonly number[][]): Promise<void> {
  const web = await createTestWeb();
  try {
    await tellAll(web, orders);
  } finally {
    await web.close();
  }
}

async function tellAll(web: TestWeb, orders: readonly number[][]): Promise<void> {
  const original = await web.person();
  const life = await live(web, original);
  expect(life.events.map(({ type }) => type)).toEqual([
    'setup_intent.succeeded',
    'invoice.paid',
    'invoice.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
  // One iterator, from which all tellers take.
  const queue = orders.entries();
  const ends = new Set<string>();
  let told = 0;

  async function tellOrders(): Promise<void> {
    for (const [number, order] of queue) {
      const person = await web.person();
      const events = await livedBy(web, person, original, life);
      for (const [position, index] of order.entries()) {
        await tellAndApply(web, events[index]!);
        // An earlier one comes again under its own name, and one of the seven under another name.
        const copy = events[order[position - (number % 3)] ?? index]!;
        await tellAndApply(web, copy);
        if (position === number % 7) await tellAndApply(web, { ...copy, id: `${copy.id}_copy` });
      }
      const { until, ...state } = await standing(person);
      ends.add(JSON.stringify([state, (await history(person)).sort(), await paidBy(web, person)]));
      told += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, tellOrders));
  expect(told).toBe(orders.length);
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    [
      { plan: 'free', status: 'cancelled', credits: 22 },
      [
        'subscription | Creator plan: renewal | 60',
        'subscription | Creator plan: upgrade | 60',
        'subscription | Starter plan: first month | 12',
      ],
      ['creator 60', 'creator 60', 'starter 12'],
    ],
  ]);
}
