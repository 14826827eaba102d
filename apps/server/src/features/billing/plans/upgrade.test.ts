import type { PlanName } from '@shortcake/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { reconcileBilling } from '../reconcile/reconcile.ts';
import { sweepOpenBusiness } from '../sweep.ts';
import { createSubscription } from './subscriptions.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { ask, cancel, subscribe, advance, subscriptionOf, invoicesOf, changeCard } = payments(web);

const DAY = 86_400;

test('an upgrade begins a month at the full price, adds its credits once, and keeps the old', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const before = await subscriptionOf(person);
  await advance(person, 15);
  const { status, body } = await ask(person, 'studio');
  expect([status, body]).toEqual([
    200,
    {
      updated: true,
      plan: 'studio',
      price: 61,
      videos: 100,
      isYearly: false,
      clientSecret: null,
      preservedCredits: 2,
      newCredits: 100,
      message: expect.any(String),
    },
  ]);
  await web.settleWebhooks();
  const item = (await subscriptionOf(person)).items.data[0]!;
  expect(item.current_period_start).toBe(before.billing_cycle_anchor + 15 * DAY);
  expect(await standing(person)).toEqual({
    plan: 'studio',
    status: 'active',
    credits: 102,
    until: new Date(item.current_period_end * 1000).toISOString(),
  });
  expect((await invoicesOf(person)).map(({ amount_paid }) => amount_paid)).toEqual([12, 61]);
  expect(await history(person)).toEqual([
    'subscription | Starter plan: first month | 12',
    'subscription | Studio plan: upgrade | 61',
  ]);
  await advance(person, 27);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 102 });
  await advance(person, 5);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 202 });
});

test('three upgrades in the last hour of a month cost three full prices', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const item = (await subscriptionOf(person)).items.data[0]!;
  const seconds = item.current_period_end - item.current_period_start;
  await advance(person, (seconds - 3600) / DAY);
  for (const plan of ['creator', 'pro', 'studio']) {
    expect((await ask(person, plan)).body).toMatchObject({ updated: true, plan });
  }
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 2 + 10 + 30 + 100 });
  const paid = (await invoicesOf(person)).map(({ amount_paid }) => amount_paid);
  expect(paid).toEqual([12, 60, 18, 61]);
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
});

test('an upgrade tells what it added although its webhooks are there before its answer', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const { subscriptions } = web.billing.stripe;
  const update = subscriptions.update;
  subscriptions.update = (async (...args: Parameters<typeof update>) => {
    const updated = await update.apply(subscriptions, args);
    // The person is worked on: whoever applies them comes again later.
    await expect(web.settleWebhooks()).rejects.toThrow('was not applied');
    return updated;
  }) as typeof update;
  try {
    expect((await ask(person, 'pro')).body).toMatchObject({ preservedCredits: 2, newCredits: 30 });
  } finally {
    subscriptions.update = update;
  }
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 32 });
});

test('a higher tier that costs less is an upgrade all the same', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  expect((await ask(person, 'pro')).body).toMatchObject({ updated: true, newCredits: 30 });
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 40 });
  expect((await ask(person, 'studio')).body).toMatchObject({ updated: true, newCredits: 100 });
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 140 });
});

/** All that a declined upgrade must leave alone, here and at Stripe. */
async function everything(person: Person) {
  const { items, metadata, cancel_at_period_end, cancel_at, latest_invoice, ...subscription } =
    await subscriptionOf(person);
  const [item] = items.data;
  return {
    here: await standing(person),
    renewal: (await person.send('GET', '/api/renewal')).body,
    history: await history(person),
    stripe: { item, metadata, cancel_at_period_end, cancel_at, latest_invoice },
    anchor: subscription.billing_cycle_anchor,
  };
}

test.each([
  ['runs', []],
  ['is cancelled', ['cancel']],
  ['goes on at a lower price', ['cancel', 'lower']],
  ['was lowered and then cancelled', ['cancel', 'lower', 'cancel']],
])('a declined upgrade of a plan that %s changes nothing and says why', async (_, steps) => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await changeCard(person, CARDS.failsWhenCharged);
  for (const step of steps) await (step === 'cancel' ? cancel(person) : ask(person, 'starter'));
  await advance(person, 3);
  await settle();
  const before = await everything(person);
  const { status, body } = await ask(person, 'studio');
  expect([status, body]).toEqual([
    402,
    { code: 'PAYMENT_FAILED', message: 'Your card was declined.' },
  ]);
  expect(await everything(person)).toEqual(before);
  await settle();
  await sweepOpenBusiness(web.billing);
  expect(await everything(person)).toEqual(before);
});

test('a plan that was to become lower goes on as it would after a declined upgrade', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  expect((await ask(person, 'studio')).status).toBe(402);
  await changeCard(person, CARDS.good);
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 12 });
});

test('an upgrade forgets the lower plan that was to follow', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await ask(person, 'studio');
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'studio', status: 'active', credits: 110 });
  expect((await subscriptionOf(person)).metadata).not.toHaveProperty('kept_plan');
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBe(61);
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 210 });
});

test('an upgrade pays a renewal that is owed, and counts the credits of both', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await changeCard(person, CARDS.good);
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: true, newCredits: 12 });
  expect(await standing(person)).toMatchObject({ plan: 'creator', credits: 14 });
  expect((await invoicesOf(person)).map(({ amount_paid }) => amount_paid)).toEqual([12, 12, 60]);
});

test('a cancelled plan can be upgraded, and goes on', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: true, newCredits: 10 });
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 12 });
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 22 });
});

test('two upgrades at once are one', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const answers = await Promise.all([ask(person, 'pro'), ask(person, 'pro')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 32 });
});

test('a change of plan that a dying process left behind is looked up', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const subscription = await subscriptionOf(person);
  await web.db
    .insertInto('plan_changes')
    .values({
      id: crypto.randomUUID(),
      account_id: person.id,
      kind: 'upgrade',
      plan: 'pro',
      requested_at: new Date(Date.now() - 180_000),
    })
    .execute();
  await web.billing.stripe.subscriptions.update(subscription.id, {
    items: [
      {
        id: subscription.items.data[0]!.id,
        price: await web.billing.catalogue.priceFor(usual('pro')),
      },
    ],
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  });
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 32 });
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ credits: 32 });
});

test('a refund of an upgrade takes back in proportion to what it cost', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 27);
  await ask(person, 'studio');
  const { latest_invoice: invoice } = await subscriptionOf(person);
  const { data } = await web.billing.stripe.invoicePayments.list({ invoice: invoice as string });
  const payment_intent = data[0]?.payment.payment_intent as string;
  await web.billing.stripe.refunds.create({ payment_intent, amount: 30 });
  await settle();
  // 30 of 61 cents, rounded down.
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 102 - 49 });
  await web.billing.stripe.refunds.create({ payment_intent });
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 2 });
});

test('no plan is sold, now or for the next period, that costs less than Stripe can charge', async () => {
  const real = { ...web.billing, minimumCents: 50 };
  const want = (person: Person, plan: PlanName) => createSubscription(real, person.id, { plan });
  const tooCheap = { status: 400, code: 'AMOUNT_TOO_SMALL' };
  const person = await web.person();
  await expect(want(person, 'starter')).rejects.toMatchObject(tooCheap);
  await subscribe(person, 'creator');
  await expect(want(person, 'pro')).rejects.toMatchObject(tooCheap);
  await cancel(person);
  await expect(want(person, 'starter')).rejects.toMatchObject(tooCheap);
  expect((await invoicesOf(person)).map(({ total }) => total)).toEqual([60]);
  expect(await standing(person)).toMatchObject({
    plan: 'creator',
    status: 'cancelled',
    credits: 10,
  });
  expect(await want(person, 'creator')).toMatchObject({ updated: true });
  expect(await want(person, 'studio')).toMatchObject({ updated: true, newCredits: 100 });
  // Who has a plan of before may keep it.
  const early = await web.person();
  await subscribe(early, 'starter');
  await cancel(early);
  expect(await want(early, 'starter')).toMatchObject({ updated: true, newCredits: 0 });
});
