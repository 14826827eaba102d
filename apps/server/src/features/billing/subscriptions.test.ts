import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../test/payments.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { createCatalogue } from './catalogue.ts';
import { sweepOpenBusiness } from './jobs.ts';

const web = await createTestWeb();
afterAll(web.close);
const { setUp, subscribe, advance, subscriptionOf, changeCard, customerOf, confirm } =
  payments(web);

const ask = (person: Person, plan: string) =>
  person.send('POST', '/api/create-subscription', { plan });
const cancel = (person: Person) => person.send('POST', '/api/cancel-subscription');
const complete = (person: Person, setupIntentId: string) =>
  person.send('POST', '/api/complete-subscription', { setupIntentId });

async function invoicesOf(person: Person) {
  const { id: customer } = await customerOf(person);
  return (await web.billing.stripe.invoices.list({ customer })).data.reverse();
}

test('a person subscribes: a card is confirmed, the first month paid, the credits there', async () => {
  const person = await web.person();
  const asked = await ask(person, 'creator');
  expect([asked.status, asked.body]).toEqual([
    200,
    {
      updated: false,
      plan: 'creator',
      price: 60,
      videos: 10,
      isYearly: false,
      clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/),
      preservedCredits: 0,
      newCredits: 0,
      message: expect.stringContaining('Creator'),
    },
  ]);
  const { id } = await confirm(asked.body.clientSecret);
  const completed = await complete(person, id);
  expect([completed.status, completed.body]).toEqual([
    200,
    { message: expect.any(String), plan: 'creator', newCredits: 10 },
  ]);
  const subscription = await subscriptionOf(person);
  expect((await person.send('GET', '/api/auth/user')).body).toMatchObject({
    plan: 'creator',
    subscriptionStatus: 'active',
    stripeSubscriptionId: subscription.id,
    currentPeriodEnd: new Date(
      (subscription.items.data[0]?.current_period_end ?? 0) * 1000,
    ).toISOString(),
    creditsRemaining: 10,
    subscriptionCredits: 10,
    purchasedCredits: 0,
  });
  expect(await history(person)).toEqual(['subscription | Creator plan: first month | 60']);
});

test('completing again answers the same, and neither it nor the webhook adds a thing', async () => {
  const person = await web.person();
  const setup = await setUp(person, 'starter');
  const first = await complete(person, setup);
  await web.settleWebhooks();
  const again = await complete(person, setup);
  expect([again.status, again.body]).toEqual([200, first.body]);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
  expect(await invoicesOf(person)).toHaveLength(1);
});

test('the webhook alone starts a subscription whose browser never returned', async () => {
  const person = await web.person();
  await setUp(person, 'pro');
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
});

test('the sweep alone does, too', async () => {
  const person = await web.person();
  await setUp(person, 'pro');
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ credits: 30 });
});

test('a card that is not confirmed starts nothing', async () => {
  const person = await web.person();
  const { body } = await ask(person, 'starter');
  const setup = body.clientSecret.split('_secret_')[0];
  const early = await complete(person, setup);
  expect([early.status, early.body.code]).toEqual([409, 'SETUP_NOT_COMPLETE']);
  await confirm(body.clientSecret, CARDS.declined);
  expect((await complete(person, setup)).status).toBe(409);
  expect(await standing(person)).toMatchObject({ plan: 'free', status: null, credits: 0 });
});

test("somebody else's setup is not found", async () => {
  const [owner, other] = [await web.person(), await web.person()];
  const setup = await setUp(owner, 'starter');
  expect((await complete(other, setup)).status).toBe(404);
  expect((await complete(other, 'seti_nothing')).status).toBe(404);
  expect(await standing(other)).toMatchObject({ plan: 'free', status: null });
});

test('a first charge that is declined says so, leaves nothing, and another card works', async () => {
  const person = await web.person();
  const setup = await setUp(person, 'starter', CARDS.failsWhenCharged);
  const declined = await complete(person, setup);
  expect([declined.status, declined.body]).toEqual([
    402,
    { code: 'PAYMENT_FAILED', message: 'Your card was declined.' },
  ]);
  await web.settleWebhooks();
  expect((await complete(person, setup)).status).toBe(402);
  expect(await standing(person)).toMatchObject({ plan: 'free', status: null, credits: 0 });
  expect((await subscribe(person, 'starter', CARDS.asks)).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
});

test.each([[{ plan: 'free' }], [{ plan: 'Creator' }], [{}], [{ plan: 'pro', price: 1 }]])(
  '%j is refused',
  async (body) => {
    const person = await web.person();
    const { status, body: answer } = await person.send('POST', '/api/create-subscription', body);
    expect([status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
  },
);

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

test('a lower tier and the same plan are refused while the plan is active', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  const lower = await ask(person, 'creator');
  expect([lower.status, lower.body.code]).toEqual([409, 'DOWNGRADE_UNAVAILABLE']);
  const same = await ask(person, 'pro');
  expect([same.status, same.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
});

test('cancelling keeps access until the period ends, and then the plan is over', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  const { status, body } = await cancel(person);
  const { until } = await standing(person);
  expect([status, body]).toEqual([200, { message: expect.any(String), accessUntil: until }]);
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'cancelled' });
  const again = await cancel(person);
  expect([again.status, again.body.code]).toEqual([409, 'NO_ACTIVE_SUBSCRIPTION']);
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toEqual({
    plan: 'free',
    status: 'cancelled',
    credits: 10,
    until: null,
  });
  expect((await cancel(person)).status).toBe(409);
});

test('who never subscribed has nothing to cancel, and nothing to sync', async () => {
  const person = await web.person();
  expect((await cancel(person)).body.code).toBe('NO_ACTIVE_SUBSCRIPTION');
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
});

test('cancelling and resubscribing, however often, mints nothing and charges nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  for (let round = 0; round < 3; round += 1) {
    await cancel(person);
    const { body } = await ask(person, 'pro');
    expect(body).toMatchObject({ updated: true, newCredits: 0, preservedCredits: 30 });
    await web.settleWebhooks();
  }
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
});

test('a cancelled plan goes on as a lower one from the next period', async () => {
  const person = await web.person();
  const renewal = async () => (await person.send('GET', '/api/renewal')).body.renewal;
  expect(await renewal()).toBeNull();
  await subscribe(person, 'pro');
  expect(await renewal()).toEqual({ plan: 'pro', price: 18 });
  await cancel(person);
  expect(await renewal()).toBeNull();
  const lowered = await ask(person, 'starter');
  expect(await renewal()).toEqual({ plan: 'starter', price: 12 });
  expect(lowered.body).toMatchObject({ updated: true, newCredits: 0 });
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 32 });
  expect((await invoicesOf(person)).map(({ amount_paid }) => amount_paid)).toEqual([18, 12]);
});

test('going down and up again within a period mints nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  for (const plan of ['creator', 'starter', 'pro']) {
    await cancel(person);
    expect((await ask(person, plan)).body).toMatchObject({ updated: true, newCredits: 0 });
  }
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'pro', status: 'active', credits: 30 });
  expect(await invoicesOf(person)).toHaveLength(1);
  await advance(person, 32);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'pro', credits: 60 });
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

test('who subscribed at an earlier price keeps it, and is told so', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  const { catalogue } = web.billing;
  const dearer = createCatalogue(web.billing.stripe, { ...catalogue.cents, starter: 500 });
  Object.assign(web.billing, { catalogue: dearer });
  expect((await ask(person, 'starter')).body).toMatchObject({ price: 12 });
  const { body } = await person.send('GET', '/api/renewal');
  expect(body).toEqual({ renewal: { plan: 'starter', price: 12 } });
  Object.assign(web.billing, { catalogue });
  await advance(person, 32);
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBe(12);
});

test('an order that Stripe refuses is over, and the next one works', async () => {
  const person = await web.person();
  const { stripe, catalogue } = web.billing;
  const setup = await setUp(person, 'studio');
  const orders = web.db.updateTable('plan_orders').where('setup_intent_id', '=', setup);
  await orders.set({ price_id: 'price_gone' }).execute();
  const refused = await complete(person, setup);
  expect([refused.status, refused.body.code]).toEqual([402, 'PAYMENT_FAILED']);
  await sweepOpenBusiness(web.billing);
  expect((await complete(person, setup)).status).toBe(402);
  expect(await stripe.prices.retrieve(await catalogue.priceFor('studio'))).toBeTruthy();
  expect((await subscribe(person, 'studio')).status).toBe(200);
});

test('a card that was confirmed for an order of yesterday charges nothing', async () => {
  const person = await web.person();
  const setup = await setUp(person, 'starter');
  const orders = web.db.updateTable('plan_orders').where('setup_intent_id', '=', setup);
  await orders.set({ created_at: new Date(Date.now() - 25 * 3_600_000) }).execute();
  await web.settleWebhooks();
  await sweepOpenBusiness(web.billing);
  expect((await complete(person, setup)).body.code).toBe('SETUP_NOT_COMPLETE');
  expect(await standing(person)).toMatchObject({ plan: 'free', status: null, credits: 0 });
});

test('a customer who was deleted at Stripe can pay again', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await web.billing.stripe.customers.del((await customerOf(person)).id);
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
  expect((await subscribe(person, 'creator')).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 12 });
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

test('each renewal that is paid grants once', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 95);
  await web.settleWebhooks();
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 8 });
  expect((await history(person)).slice(1)).toEqual(
    Array(3).fill('subscription | Starter plan: renewal | 12'),
  );
});

test('a failed renewal keeps access while Stripe tries, and grants when it is paid', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await web.settleWebhooks();
  expect((await subscriptionOf(person)).status).toBe('past_due');
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 2 });
  await changeCard(person, CARDS.good);
  await advance(person, 10);
  await web.settleWebhooks();
  expect((await subscriptionOf(person)).status).toBe('active');
  expect(await standing(person)).toMatchObject({ plan: 'starter', status: 'active', credits: 4 });
});

test('a renewal that Stripe gives up on ends the plan, and keeps the credits', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 32);
  await advance(person, 22);
  await web.settleWebhooks();
  expect(await standing(person)).toEqual({
    plan: 'free',
    status: 'cancelled',
    credits: 2,
    until: null,
  });
});

test('after the end a person subscribes anew', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  await advance(person, 32);
  await web.settleWebhooks();
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: false });
  expect((await subscribe(person, 'creator')).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 12 });
});

test('sync mends whatever was missed', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await advance(person, 32);
  expect(await standing(person)).toMatchObject({ credits: 2 });
  expect((await person.send('POST', '/api/sync-subscription')).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 4 });
  const { id } = await subscriptionOf(person);
  await web.billing.stripe.subscriptions.cancel(id);
  await person.send('POST', '/api/sync-subscription');
  expect(await standing(person)).toMatchObject({ plan: 'free', status: 'cancelled' });
});

test('two subscriptions begun at once, both confirmed and completed, end as one', async () => {
  const person = await web.person();
  const setups = await Promise.all([setUp(person, 'starter'), setUp(person, 'starter')]);
  await Promise.all([...setups.map((setup) => complete(person, setup)), web.settleWebhooks()]);
  await web.settleWebhooks();
  const { id: customer } = await customerOf(person);
  const { data } = await web.billing.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toHaveLength(1);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
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
