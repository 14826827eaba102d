import { afterAll, expect, test } from 'vitest';
import { CARDS, history, payments, standing } from '../../../../test/payments.ts';
import { usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { sweepOpenBusiness } from '../sweep.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const {
  ask,
  cancel,
  complete,
  setUp,
  subscribe,
  advance,
  subscriptionOf,
  invoicesOf,
  customerOf,
  confirm,
} = payments(web);

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
  await settle();
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
  await settle();
  expect((await complete(person, setup)).status).toBe(402);
  expect(await standing(person)).toMatchObject({ plan: 'free', status: null, credits: 0 });
  expect((await subscribe(person, 'starter', CARDS.asks)).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
});

test.each([
  [{ plan: 'free' }, /^plan: must be one of starter, creator, pro, studio$/],
  [{ plan: 'Creator' }, /^plan: must be one of starter/],
  [{}, /^plan: must be one of starter/],
  [{ plan: 'pro', price: 1 }, /price/],
])('%j is refused', async (body, words) => {
  const person = await web.person();
  const { status, body: answer } = await person.send('POST', '/api/create-subscription', body);
  expect([status, answer.code]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.message).toMatch(words);
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
  expect(await stripe.prices.retrieve(await catalogue.priceFor(usual('studio')))).toBeTruthy();
  expect((await subscribe(person, 'studio')).status).toBe(200);
});

test('a card that was confirmed for an order of yesterday charges nothing', async () => {
  const person = await web.person();
  const setup = await setUp(person, 'starter');
  const orders = web.db.updateTable('plan_orders').where('setup_intent_id', '=', setup);
  await orders.set({ created_at: new Date(Date.now() - 25 * 3_600_000) }).execute();
  await settle();
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

test('after the end a person subscribes anew', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await cancel(person);
  await advance(person, 32);
  await settle();
  expect((await ask(person, 'creator')).body).toMatchObject({ updated: false });
  expect((await subscribe(person, 'creator')).status).toBe(200);
  expect(await standing(person)).toMatchObject({ plan: 'creator', status: 'active', credits: 12 });
});

test('two subscriptions begun at once, both confirmed and completed, end as one', async () => {
  const person = await web.person();
  const setups = await Promise.all([setUp(person, 'starter'), setUp(person, 'starter')]);
  // A webhook that finds the person worked on is applied later, here by `settle`.
  const webhooks = web.settleWebhooks().catch((error: Error) => {
    if (!error.message.endsWith('was not applied')) throw error;
  });
  await Promise.all([...setups.map((setup) => complete(person, setup)), webhooks]);
  await settle();
  const { id: customer } = await customerOf(person);
  const { data } = await web.billing.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toHaveLength(1);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
});
