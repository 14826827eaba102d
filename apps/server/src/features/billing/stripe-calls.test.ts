import Stripe from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { history, payments, standing } from '../../../test/payments.ts';
import { settleEvents } from '../../../test/settle-events.ts';
import { createTestWeb } from '../../../test/web.ts';
import { createCatalogue } from './catalogue.ts';
import { reconcileBilling } from './reconcile/reconcile.ts';
import { sweepOpenBusiness } from './sweep.ts';

type Call = { name: string; key: string | null; openTransactions: number };

const SECRET = 'sk_test_of_this_test';
const web = await createTestWeb({ SANDBOX_SECRET_KEY: SECRET });
afterAll(web.close);
const settle = () => settleEvents(web);
const { ask, cancel, subscribe, buy, pay, setUp, advance } = payments(web);

/** Every call that the server makes of Stripe. */
const calls: Call[] = [];
/**
 * The call whose answer gets lost on its way back, by its name: Stripe has
 * done it, and we do not know.
 */
let lost: { name: string } | undefined;
beforeEach(() => {
  lost = undefined;
});

const stripe = new Stripe(SECRET, {
  maxNetworkRetries: 0,
  httpClient: Stripe.createFetchHttpClient(
    async (url: string | URL | Request, init?: RequestInit) => {
      const request = new Request(url, init);
      const path = new URL(request.url).pathname.replace(/^(\/v1\/\w+)\/\w+/, '$1/:id');
      const name = `${request.method} ${path}`;
      const key = request.headers.get('idempotency-key');
      const [open] = await web.sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
      calls.push({ name, key, openTransactions: open?.count });
      const answer = await web.payments.sandbox!.handler(request);
      if (name !== lost?.name) return answer;
      lost = undefined;
      throw new TypeError('the connection broke');
    },
  ),
});
Object.assign(web.billing, {
  stripe,
  catalogue: createCatalogue(stripe),
});

test('no call to Stripe is made inside a transaction, and each that changes something has its key', async () => {
  const person = await web.person();
  await buy(person, 10);
  await pay(person, 5);
  await sweepOpenBusiness(web.billing);
  await subscribe(person, 'starter');
  await ask(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  await ask(person, 'pro');
  await cancel(person);
  await ask(person, 'pro');
  await web.settleWebhooks();
  await person.send('POST', '/api/sync-subscription');
  await person.send('GET', '/api/receipts');
  const late = await setUp(person, 'studio').catch(() => 'already subscribed');
  expect(late).toBe('already subscribed');
  const orders = web.db.updateTable('credit_orders').set({ created_at: new Date(0) });
  await person.send('POST', '/api/create-credit-payment', { credits: 3 });
  await orders.execute();
  await sweepOpenBusiness(web.billing);
  await reconcileBilling(web.billing, { mending: 'all' });

  const changes = calls.filter(({ name }) => !name.startsWith('GET '));
  expect(new Set(changes.map(({ name }) => name))).toEqual(
    new Set([
      'POST /v1/customers',
      'POST /v1/payment_intents',
      'POST /v1/payment_intents/:id/cancel',
      'POST /v1/prices',
      'POST /v1/setup_intents',
      'POST /v1/subscriptions',
      'POST /v1/subscriptions/:id',
    ]),
  );
  const ours = /^(customer|credit-order|plan-order|plan-change|price):/;
  expect(changes.filter(({ key }) => !ours.test(key ?? ''))).toEqual([]);
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter(({ openTransactions }) => openTransactions > 0)).toEqual([]);
});

test('a lost answer to a new subscription does not make a second one', async () => {
  const person = await web.person();
  const setup = await setUp(person, 'starter');
  lost = { name: 'POST /v1/subscriptions' };
  const complete = () =>
    person.send('POST', '/api/complete-subscription', { setupIntentId: setup });
  const broken = await complete();
  expect([broken.status, broken.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect((await complete()).status).toBe(200);
  await web.settleWebhooks();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
  expect(await history(person)).toHaveLength(1);
});

test('a lost answer to an upgrade is made up by the webhook, and the upgrade is not made again', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  lost = { name: 'POST /v1/subscriptions/:id' };
  expect((await ask(person, 'creator')).status).toBe(503);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'creator', credits: 12 });
  expect((await ask(person, 'creator')).body.code).toBe('ALREADY_SUBSCRIBED');
});

test('a lost answer to an upgrade from a plan that was to be lower is found out by the sweep', async () => {
  const person = await web.person();
  await subscribe(person, 'creator');
  await cancel(person);
  await ask(person, 'starter');
  lost = { name: 'POST /v1/subscriptions/:id' };
  expect((await ask(person, 'studio')).status).toBe(503);
  const changes = web.db.updateTable('plan_changes').where('outcome', 'is', null);
  await changes.set({ requested_at: new Date(Date.now() - 180_000) }).execute();
  await sweepOpenBusiness(web.billing);
  expect(await standing(person)).toMatchObject({ plan: 'studio', status: 'active', credits: 110 });
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'studio', status: 'active' });
});

test('a lost answer to a payment leaves one that nobody can pay', async () => {
  const person = await web.person();
  lost = { name: 'POST /v1/payment_intents' };
  const broken = await person.send('POST', '/api/create-credit-payment', { credits: 5 });
  expect(broken.status).toBe(503);
  await buy(person, 5);
  expect(await standing(person)).toMatchObject({ credits: 5 });
});

test('while Stripe is away every call says so, and nothing is lost', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  const payment = await pay(person, 5);
  await advance(person, 32);
  const away = new Stripe(SECRET, {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(() => Promise.reject(new TypeError('away'))),
  });
  Object.assign(web.billing, { stripe: away });
  const answers = await Promise.all([
    ask(person, 'pro'),
    cancel(person),
    person.send('POST', '/api/sync-subscription'),
    person.send('POST', '/api/complete-credit-purchase', { paymentIntentId: payment }),
    person.send('POST', '/api/create-credit-payment', { credits: 5 }),
  ]);
  Object.assign(web.billing, { stripe });
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array(5).fill([503, 'UNAVAILABLE']),
  );
  expect((await person.send('GET', '/api/auth/user')).status).toBe(200);
  await sweepOpenBusiness(web.billing);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 9 });
});
