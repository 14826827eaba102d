import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../test/payments.ts';
import { createTestWeb } from '../../../test/web.ts';
import { sweepOpenBusiness } from './jobs.ts';

const web = await createTestWeb();
afterAll(web.close);
const { ask, cancel, subscribe, advance, subscriptionOf, invoicesOf, changeCard } = payments(web);

test('an upgrade is prorated, adds the new credits once, and keeps the old', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
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
  expect(await standing(person)).toMatchObject({ plan: 'studio', status: 'active', credits: 102 });
  const [first, second] = await invoicesOf(person);
  expect(first?.amount_paid).toBe(12);
  // Half of 61 less half of 12, give or take where the month's middle falls.
  expect(second?.amount_paid).toBeGreaterThan(20);
  expect(second?.amount_paid).toBeLessThan(30);
  expect(await history(person)).toEqual([
    'subscription | Starter plan: first month | 12',
    `subscription | Studio plan: upgrade | ${second?.amount_paid}`,
  ]);
});

test('an upgrade tells what it added although its webhooks are there before its answer', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const { subscriptions } = web.billing.stripe;
  const update = subscriptions.update;
  subscriptions.update = (async (...args: Parameters<typeof update>) => {
    const updated = await update.apply(subscriptions, args);
    await web.settleWebhooks();
    return updated;
  }) as typeof update;
  try {
    expect((await ask(person, 'pro')).body).toMatchObject({ preservedCredits: 2, newCredits: 30 });
  } finally {
    subscriptions.update = update;
  }
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 32 });
});

test('a higher tier that costs less is an upgrade all the same', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  expect((await ask(person, 'pro')).body).toMatchObject({ updated: true, newCredits: 30 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 40 });
  expect((await ask(person, 'studio')).body).toMatchObject({ updated: true, newCredits: 100 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'studio', credits: 140 });
});

test('an upgrade in the last minute of a month is recognised though it costs nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const item = (await subscriptionOf(person)).items.data[0]!;
  const seconds = item.current_period_end - item.current_period_start;
  await advance(person, (seconds - 60) / 86_400);
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: true, newCredits: 10 });
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBe(0);
});

test('a declined upgrade changes nothing and says why', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  const { status, body } = await ask(person, 'studio');
  expect([status, body]).toEqual([
    402,
    { code: 'PAYMENT_FAILED', message: 'Your card was declined.' },
  ]);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 2 });
});

test('an upgrade from a plan that is about to be lower credits what was paid', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await ask(person, 'studio');
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'studio', status: 'active', credits: 110 });
  const upgrade = (await invoicesOf(person)).at(-1);
  expect(upgrade?.amount_paid).toBe(1);
});

test('a declined upgrade leaves the lower plan that was chosen', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  expect((await ask(person, 'studio')).status).toBe(402);
  await changeCard(person, CARDS.good);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active' });
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 12 });
});

test('a declined upgrade leaves a cancelled plan cancelled, lowered or not', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await cancel(person);
  await changeCard(person, CARDS.failsWhenCharged);
  expect((await ask(person, 'studio')).status).toBe(402);
  await changeCard(person, CARDS.good);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'cancelled' });
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'free', status: 'cancelled', credits: 10 });
  const paid = (await invoicesOf(person)).filter(({ status }) => status === 'paid');
  expect(paid).toHaveLength(1);
});

test('an upgrade whose process died while a lower plan was set aside leaves it lower', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  const { update } = web.billing.stripe.subscriptions;
  // All after the restored price is lost with the process.
  web.billing.stripe.subscriptions.update = (async (...words: Parameters<typeof update>) => {
    if (words[1]?.proration_behavior === 'always_invoice') throw new Error('the process dies');
    const isUndo = String(words[2]?.idempotencyKey).endsWith(':undo');
    if (isUndo) throw new Error('the process is dead');
    return update.apply(web.billing.stripe.subscriptions, words);
  }) as typeof update;
  expect((await ask(person, 'studio')).status).toBe(500);
  web.billing.stripe.subscriptions.update = update;
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active' });
  await web.db
    .updateTable('plan_changes')
    .set({ requested_at: new Date(Date.now() - 180_000) })
    .where('account_id', '=', person.id)
    .execute();
  await sweepOpenBusiness(web.billing);
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 12 });
});

test('an upgrade pays a renewal that is owed, and counts the credits of both', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await changeCard(person, CARDS.good);
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: true, newCredits: 12 });
  expect(await standing(person)).toMatchObject({ plan: 'creator', credits: 14 });
});

test('a cancelled plan can be upgraded, and goes on', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: true, newCredits: 10 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 12 });
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 22 });
});

test('two upgrades at once are one', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const answers = await Promise.all([ask(person, 'pro'), ask(person, 'pro')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await web.settleWebhooks();
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
      { id: subscription.items.data[0]!.id, price: await web.billing.catalogue.priceFor('pro') },
    ],
    proration_behavior: 'always_invoice',
  });
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 32 });
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ credits: 32 });
});
