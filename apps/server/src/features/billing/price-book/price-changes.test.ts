import { planNames } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import { afterAll, afterEach, expect, test } from 'vitest';
import { CARDS, payments, standing } from '../../../../test/payments.ts';
import { changePrices, usual } from '../../../../test/prices.ts';
import { settleEvents } from '../../../../test/settle-events.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { reconcileBilling } from '../reconcile/reconcile.ts';
import { buying } from './price-crowd.suite.ts';

const web = await createTestWeb();
afterAll(web.close);
const settle = () => settleEvents(web);
const { stripe } = web.billing;
const { cancel, complete, setUp, subscribe, pay, advance, changeCard } = payments(web);
const { customerOf, invoicesOf } = payments(web);
const { buy, choose, grantsOf } = buying;

/** Back to the first entry's prices: tests share a book. */
afterEach(() =>
  changePrices(web, {
    creditPriceCents: 10,
    ...Object.fromEntries(planNames.map((plan) => [plan, termsOf(usual(plan))])),
  }),
);
const termsOf = ({ priceCents, credits }: { priceCents: number; credits: number }) => ({
  priceCents,
  credits,
});

/** What somebody asked of Stripe or of us, of everything that an ask makes. */
async function madeFor(person: Person) {
  const { id: customer } = await customerOf(person);
  const rows = async (table: 'credit_orders' | 'plan_orders' | 'plan_changes') =>
    (await web.db.selectFrom(table).select('id').where('account_id', '=', person.id).execute())
      .length;
  return {
    orders: [await rows('credit_orders'), await rows('plan_orders'), await rows('plan_changes')],
    payments: (await stripe.paymentIntents.list({ customer })).data.length,
    setups: (await stripe.setupIntents.list({ customer })).data.length,
    invoices: (await stripe.invoices.list({ customer })).data.length,
  };
}

const refusal = (amount: number) => ({
  status: 409,
  body: { code: 'PRICE_CHANGED', amount, message: expect.stringContaining('Nothing was charged') },
});

test('a purchase at another price than the page showed is refused with the new one, and makes nothing', async () => {
  const person = await web.person();
  await subscribe(person, 'starter');
  await changePrices(web, { creditPriceCents: 25, creator: { priceCents: 700, credits: 11 } });
  const before = await madeFor(person);
  expect(await buy(person, 4, 40)).toMatchObject(refusal(100));
  expect(await choose(person, 'creator', 60)).toMatchObject(refusal(700));
  expect(await madeFor(person)).toEqual(before);
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 2 });
  expect(await buy(person, 4, 100)).toMatchObject({ status: 200, body: { amount: 100 } });
  expect(await choose(person, 'creator', 700)).toMatchObject({
    status: 200,
    body: { price: 700, videos: 11, newCredits: 11, preservedCredits: 2 },
  });
});

test.each([[{ credits: 4, expectedCents: '40' }], [{ credits: 4, expectedCents: 40.5 }]])(
  '%j is refused, naming the field',
  async (body) => {
    const person = await web.person();
    const answer = await person.send('POST', '/api/create-credit-payment', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.message).toContain('expectedCents');
  },
);

test('whoever says no price is charged that of the moment', async () => {
  const person = await web.person();
  await changePrices(web, { creditPriceCents: 7, studio: { priceCents: 900, credits: 3 } });
  expect((await buy(person, 3)).body.amount).toBe(21);
  const { body } = await subscribe(person, 'studio');
  expect(body).toMatchObject({ plan: 'studio', newCredits: 3 });
});

test('what was ordered before a change is charged and given as it was ordered', async () => {
  const person = await web.person();
  const paid = await pay(person, 5);
  const setup = await setUp(person, 'pro');
  await changePrices(web, { creditPriceCents: 20, pro: { priceCents: 2900, credits: 1 } });
  const purchase = { paymentIntentId: paid };
  expect((await person.send('POST', '/api/complete-credit-purchase', purchase)).body).toEqual({
    creditsAdded: 5,
  });
  expect((await complete(person, setup)).body).toMatchObject({ plan: 'pro', newCredits: 30 });
  expect((await complete(person, setup)).body.newCredits).toBe(30);
  expect(
    (await grantsOf(person)).map(({ type, amount, credits }) => [type, amount, credits]),
  ).toEqual([
    ['credit_purchase', 5, 5],
    ['subscription', 18, 30],
  ]);
});

test('who subscribed before keeps price and credits, whatever happens to the subscription', async () => {
  const person = await web.person();
  await changePrices(web, { creator: { priceCents: 300, credits: 7 } });
  await subscribe(person, 'creator');
  await changePrices(web, { creator: { priceCents: 999, credits: 1 } });
  const own = { plan: 'creator', price: 300, credits: 7 };
  const running = async () => (await person.send('GET', '/api/renewal')).body.running;
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 14 });

  // A renewal that fails at first, and is paid later.
  await changeCard(person, CARDS.failsWhenCharged);
  await advance(person, 31);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 14 });
  await changeCard(person, CARDS.good);
  await advance(person, 8);
  await settle();
  expect(await standing(person)).toMatchObject({ credits: 21 });

  await cancel(person);
  expect(await running()).toEqual(own);
  expect(await choose(person, 'creator', 999)).toMatchObject(refusal(300));
  expect((await choose(person, 'creator', 300)).body).toMatchObject({ price: 300, videos: 7 });
  await person.send('POST', '/api/sync-subscription');
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  expect(await running()).toEqual(own);

  // A backup that is older than all of it.
  await web.sql`delete from subscriptions where account_id = ${person.id}`;
  await web.sql`update subscriptions set plan_credits = null`;
  await advance(person, 31);
  expect(await reconcileBilling(web.billing, { mending: 'all' })).not.toEqual([]);
  expect(await running()).toEqual(own);
  expect(await standing(person)).toMatchObject({ credits: 28 });
  expect((await grantsOf(person)).map(({ amount, credits }) => [amount, credits])).toEqual(
    Array.from({ length: 4 }, () => [300, 7]),
  );
});

test('a row from before the price book is what it was then, and is filled by the next look', async () => {
  const person = await web.person();
  await subscribe(person, 'pro');
  const nothing = { plan_cents: null, plan_credits: null, next_credits: null };
  await web.db
    .updateTable('subscriptions')
    .set(nothing)
    .where('account_id', '=', person.id)
    .execute();
  const own = { plan: 'pro', price: 18, credits: 30 };
  expect((await person.send('GET', '/api/renewal')).body).toEqual({ renewal: own, running: own });
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  await cancel(person);
  const row = await web.db
    .selectFrom('subscriptions')
    .select(['plan_cents', 'plan_credits', 'next_credits'])
    .where('account_id', '=', person.id)
    .executeTakeFirst();
  expect(row).toEqual({ plan_cents: 18, plan_credits: 30, next_credits: 30 });
});

test('a lower plan that follows is sold as the book said when it was chosen', async () => {
  const person = await web.person();
  await subscribe(person, 'studio');
  await cancel(person);
  await changePrices(web, { starter: { priceCents: 90, credits: 4 } });
  expect((await choose(person, 'starter', 90)).body).toMatchObject({ price: 90, videos: 4 });
  await changePrices(web, { starter: { priceCents: 5000, credits: 1 } });
  expect((await person.send('GET', '/api/renewal')).body).toEqual({
    renewal: { plan: 'starter', price: 90, credits: 4 },
    running: { plan: 'studio', price: 61, credits: 100 },
  });
  await advance(person, 32);
  await settle();
  expect(await standing(person)).toMatchObject({ plan: 'starter', credits: 104 });
  expect((await invoicesOf(person)).at(-1)?.amount_paid).toBe(90);
});

test('each price with its credits is one price at Stripe, which is never edited', async () => {
  const { catalogue } = web.billing;
  const sold = { plan: 'pro', priceCents: 2500, credits: 30 } as const;
  const ids = await Promise.all([
    catalogue.priceFor(sold),
    catalogue.priceFor(sold),
    catalogue.priceFor({ ...sold, credits: 31 }),
    catalogue.priceFor({ ...sold, priceCents: 2501 }),
  ]);
  expect(new Set(ids).size).toBe(3);
  const prices = await Promise.all(ids.map((id) => stripe.prices.retrieve(id)));
  expect(prices.map(({ lookup_key }) => lookup_key)).toEqual([
    'shortcake_pro_usd_2500_month',
    'shortcake_pro_usd_2500_month',
    'shortcake_pro_usd_2500_month_31_credits',
    'shortcake_pro_usd_2501_month',
  ]);
  expect(prices[2]).toMatchObject({
    unit_amount: 2500,
    metadata: { plan: 'pro', credits: '31' },
  });
  expect(await catalogue.soldAt(ids[2]!)).toEqual({ ...sold, credits: 31 });
});

test.each([[{}], [{ credits: '' }], [{ credits: '0' }], [{ credits: 'many' }]])(
  'a price whose metadata says of credits %j gives the usual ones',
  async (more) => {
    const price = { unit_amount: 18, metadata: { plan: 'pro', ...more } } as unknown;
    expect(await web.billing.catalogue.soldAt(price as Stripe.Price)).toEqual(usual('pro'));
  },
);

test('an order that a backup has lost is rebuilt at the price that it was made at, and at no other', async () => {
  const person = await web.person();
  await changePrices(web, { creditPriceCents: 30 });
  const first = await pay(person, 5);
  await changePrices(web, { creditPriceCents: 40 });
  const second = await pay(person, 5);
  await web.sql`delete from credit_orders where account_id = ${person.id}`;
  expect((await stripe.paymentIntents.retrieve(first)).amount).toBe(150);
  const mended = await reconcileBilling(web.billing, { mending: 'all' });
  expect(mended).toHaveLength(2);
  expect(await standing(person)).toMatchObject({ credits: 10 });
  expect((await stripe.paymentIntents.retrieve(second)).amount).toBe(200);
  await stripe.paymentIntents.create({
    // A credit is sold for whole cents.
    amount: 3,
    currency: 'usd',
    customer: (await customerOf(person)).id,
    confirm: true,
    payment_method: 'pm_card_visa',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { order_id: crypto.randomUUID(), account_id: person.id, credits: '5' },
  });
  expect(await reconcileBilling(web.billing, { mending: 'all' })).toEqual([
    expect.stringContaining('does not fit what was ordered (order)'),
    expect.stringContaining('its 3 cents are not in the journal'),
  ]);
  expect(await standing(person)).toMatchObject({ credits: 10 });
});
