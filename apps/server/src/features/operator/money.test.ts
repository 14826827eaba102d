import type { EngineCost } from '@shortcake/contract/operator/engine-costs';
import type { PriceBook } from '@shortcake/contract/operator/price-book';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createOperator } from '../../../test/operator.ts';
import { payments } from '../../../test/payments.ts';
import { changePrices } from '../../../test/prices.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { columnsOf } from '../billing/price-book/entries.ts';
import { insertEntry } from '../billing/price-book/queries.ts';
import { addPriceBookEntry, editionOf, priceBookAt } from '../billing/price-book/service.ts';
import { beginWithCosts } from '../videos/costs/engine-costs.ts';
import { lossWarnings } from './margins/service.ts';

const web = await createTestWeb({
  ADMIN_EMAILS: 'boss@example.com',
  VIDEO_ENGINE: 'fal,studio',
  FAL_KEY: 'key',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=5000',
});
afterAll(web.close);
const { buy, subscribe } = payments(web);

const FAL = { engine: 'fal', model: 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video' };
await beginWithCosts(web.db, [
  { ...FAL, microUsdPerVideo: 416_000, source: 'a list of prices', origin: 'shipped' },
]);

const boss = await web.person();
await web.sql`update accounts set email = 'boss@example.com' where id = ${boss.id}`;

const log = async () =>
  ((await boss.send('GET', '/api/admin/log')).body as { action: string; target: string }[]).map(
    ({ action, target }) => `${action}: ${target}`,
  );
const put = (who: Person, url: string, payload: object) =>
  web.app.inject({ method: 'PUT', url, headers: { cookie: who.cookie }, payload });

test('a price is changed with a reason, holds for the next sale, and is in the log', async () => {
  const { body } = await boss.send('GET', '/api/admin/price-book');
  const { history, ...prices } = body as PriceBook;
  expect(history).toHaveLength(1);
  const changed = { ...prices, creditPriceCents: 99 };
  expect((await put(boss, '/api/admin/price-book', changed)).statusCode).toBe(400);
  const answer = await put(boss, '/api/admin/price-book', { ...changed, reason: 'Autumn' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    creditPriceCents: 99,
    history: [{ reason: 'Autumn' }, {}],
  });
  const buyer = await web.person();
  const order = { credits: 2, expectedCents: 20 };
  const refused = await buyer.send('POST', '/api/create-credit-payment', order);
  expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', amount: 198 } });
  expect((await log())[0]).toMatch(/^change-prices: price book from 20/);
});

test('a plan that Stripe cannot charge is not written into the book, and named', async () => {
  const real = await createTestWeb({
    ADMIN_EMAILS: 'boss@example.com',
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const operator = await createOperator(real);
  const change = (prices: object) =>
    real.app.inject({
      ...{ method: 'PUT', url: '/api/admin/price-book', headers: { cookie: operator.cookie } },
      payload: { creditPriceCents: 10, reason: 'Real money', ...prices },
    });
  const plans = {
    ...{ starter: { priceCents: 50, credits: 2 }, creator: { priceCents: 60, credits: 10 } },
    ...{ pro: { priceCents: 49, credits: 30 }, studio: { priceCents: 61, credits: 100 } },
  };
  const refused = await change({ plans });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      code: 'INVALID_REQUEST',
      message:
        'plans.pro.priceCents: must be 50 or more: Stripe charges no less at once, and would take nothing for the plan',
    },
  ]);
  const taken = await change({ plans: { ...plans, pro: { priceCents: 50, credits: 30 } } });
  expect(taken.json()).toMatchObject({ history: [{ reason: 'Real money' }, { by: null }] });
  await real.close();
});

test('a change that is refused leaves neither an entry nor a line of the log', async () => {
  const { body } = await boss.send('GET', '/api/admin/price-book');
  const before = await log();
  const { history, ...prices } = body as PriceBook;
  const past = { ...prices, validFrom: '2020-01-01T00:00:00Z', reason: 'Too late' };
  expect((await put(boss, '/api/admin/price-book', past)).statusCode).toBe(400);
  const costs = [{ ...FAL, microUsdPerVideo: 1, validFrom: '2020-01-01T00:00:00Z', source: 'x' }];
  const answer = await put(boss, '/api/admin/engine-costs', { costs, reason: 'Too late' });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect((await boss.send('GET', '/api/admin/price-book')).body.history).toEqual(history);
  expect(await log()).toEqual(before);
});

test('of operators who change prices from one edition, one does, and the others see what is sold now', async () => {
  const read = async () => (await boss.send('GET', '/api/admin/price-book')).body as PriceBook;
  const { history, ...seen } = await read();
  const logged = (await log()).length;
  const answers = await Promise.all(
    [21, 22, 23, 24, 25, 26].map((creditPriceCents) =>
      put(boss, '/api/admin/price-book', { ...seen, creditPriceCents, reason: 'At once' }),
    ),
  );
  const done = answers.filter(({ statusCode }) => statusCode === 200);
  expect(done).toHaveLength(1);
  const now = await read();
  expect(now.history).toHaveLength(history.length + 1);
  expect(await log()).toHaveLength(logged + 1);
  expect(now.edition).not.toBe(seen.edition);
  expect(done[0]!.json()).toEqual(now);
  for (const answer of answers) {
    if (answer === done[0]) continue;
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'PRICE_BOOK_CHANGED', priceBook: now });
  }
  const { history: _history, ...again } = now;
  const sell = (creditPriceCents: number, more = {}) =>
    put(boss, '/api/admin/price-book', { ...again, creditPriceCents, reason: 'Again', ...more });
  // An entry of later is news as well: both may be of the same day.
  const validFrom = new Date(Date.now() + 86_400_000).toISOString();
  expect((await sell(30, { validFrom })).statusCode).toBe(200);
  expect((await sell(31)).statusCode).toBe(409);
  expect((await sell(99, { edition: undefined })).statusCode).toBe(200);
});

test('an edition ends when an entry comes into force, too', async () => {
  const { db } = web;
  // For a transaction it is as late as when it began: what comes into force after that has not yet.
  const earlier = await db.startTransaction().execute();
  const [inForce] = (await editionOf(earlier)).split('-');
  const prices = { ...(await priceBookAt(db)), creditPriceCents: 98 };
  await insertEntry(db, {
    ...{ ...columnsOf(prices), by: 'operator@example.com', reason: 'a test' },
    valid_from: sql<Date>`clock_timestamp()`,
  });
  const before = await editionOf(earlier);
  await earlier.rollback().execute();
  expect(before.split('-')[0]).toBe(inForce);
  expect((await priceBookAt(db)).creditPriceCents).toBe(98);
  expect(await editionOf(db)).not.toBe(before);
  const entry = { ...(await priceBookAt(db)), by: 'operator@example.com', reason: 'a test' };
  const late = db
    .transaction()
    .execute((db) => addPriceBookEntry(db, { ...entry, edition: before }));
  await expect(late).rejects.toMatchObject({ status: 409, code: 'PRICE_BOOK_CHANGED' });
  await changePrices(web, { creditPriceCents: 99 });
});

test('a cost replaces the one that its operator saw, or is refused with the one there is', async () => {
  const model = 'replaced';
  const say = (microUsdPerVideo: number, replaces?: string | null) => {
    const cost = { engine: 'fal', model, microUsdPerVideo, source: `says ${microUsdPerVideo}` };
    const costs = [{ ...cost, ...(replaces !== undefined && { replaces }) }];
    return put(boss, '/api/admin/engine-costs', { costs, reason: 'Seen' });
  };
  const known = (answer: Awaited<ReturnType<typeof say>>) =>
    (answer.json().costs ?? answer.json()).filter((one: EngineCost) => one.model === model);
  const firsts = await Promise.all([say(1000, null), say(2000, null), say(3000, null)]);
  expect(firsts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const [first] = known(firsts.find(({ statusCode }) => statusCode === 200)!);
  const refused = firsts.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json()).toMatchObject({
    code: 'COSTS_CHANGED',
    message: expect.stringContaining(`${first.microUsdPerVideo / 1_000_000} USD a video (says`),
  });
  expect(known(refused)).toEqual([first]);
  expect((await say(5000, first.id)).statusCode).toBe(200);
  expect((await say(6000, first.id)).statusCode).toBe(409);
  // A row as it was read, with another price: what it was made from is not said by that.
  const { validFrom: _validFrom, ...row } = first;
  const again = { costs: [{ ...row, microUsdPerVideo: 6500 }], reason: 'By hand' };
  expect((await put(boss, '/api/admin/engine-costs', again)).statusCode).toBe(200);
  expect(known(await say(7000)).map((one: EngineCost) => one.microUsdPerVideo)).toEqual([
    7000,
    6500,
    5000,
    first.microUsdPerVideo,
  ]);
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2027-02-30T00:00:00Z'])(
  'a price from %s on is taken or refused, and no fault',
  async (validFrom) => {
    const { history: _history, ...prices } = (await boss.send('GET', '/api/admin/price-book')).body;
    const reason = 'An odd moment';
    const sale = await put(boss, '/api/admin/price-book', { ...prices, validFrom, reason });
    expect(sale.statusCode).toBeLessThan(500);
    const costs = [{ engine: 'fal', model: 'y', microUsdPerVideo: 1, source: 'x', validFrom }];
    const cost = await put(boss, '/api/admin/engine-costs', { costs, reason });
    expect(cost.statusCode).toBeLessThan(500);
  },
);

test('what is sold below cost is told until somebody acknowledges it, at that price and cost', async () => {
  const losses = async () =>
    (
      (await boss.send('GET', '/api/admin/margins')).body.losses as {
        sale: string;
        engine: string;
        acknowledged: { by: string; reason: string } | null;
      }[]
    ).map(({ sale, engine, acknowledged }) => [sale, engine, acknowledged?.reason]);
  const of = {
    models: [FAL],
    budgets: web.config.engineBudgets,
    minimumCents: web.billing.minimumCents,
  };
  const warned = async () => (await lossWarnings(web.db, of)).length;
  // The seed's plans sell a video for 0.6 to 6 cents; a credit sells for 99 since the first test.
  const plans = ['starter', 'creator', 'pro', 'studio'];
  expect(await losses()).toEqual(plans.map((plan) => [plan, 'fal', undefined]));
  expect(await warned()).toBe(4);
  const named = { sale: 'pro', engine: 'fal', reason: 'To be known' };
  for (const shown of [
    { priceCents: 0.6, costCents: 40 },
    { priceCents: 0.61, costCents: 41.6 },
    { costCents: 0 },
  ]) {
    const refused = await boss.send('POST', '/api/admin/margins/acknowledge', {
      ...named,
      ...shown,
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'LOSS_CHANGED', priceCents: 0.6, costCents: 41.6 },
    });
    expect(refused.body.message).toContain('sells for 0.6 cents and costs 41.6 cents now');
  }
  expect(await warned()).toBe(4);
  const shown = { priceCents: 0.6, costCents: 41.6 };
  const starter = { ...named, sale: 'starter', priceCents: 6, costCents: 41.6 };
  expect((await boss.send('POST', '/api/admin/margins/acknowledge', starter)).status).toBe(200);
  expect(
    (await boss.send('POST', '/api/admin/margins/acknowledge', { ...named, ...shown })).status,
  ).toBe(200);
  expect(await warned()).toBe(2);
  expect((await boss.send('POST', '/api/admin/margins/acknowledge', named)).status).toBe(200);
  expect(await losses()).toContainEqual(['pro', 'fal', 'To be known']);
  expect(await warned()).toBe(2);
  expect((await log())[0]).toBe('acknowledge-loss: pro at fal');
  const none = { sale: 'credit', engine: 'fal', reason: 'Nothing is lost' };
  expect((await boss.send('POST', '/api/admin/margins/acknowledge', none)).status).toBe(404);
  const costs = [{ ...FAL, microUsdPerVideo: 500_000, source: 'an invoice' }];
  expect((await put(boss, '/api/admin/engine-costs', { costs, reason: 'Dearer' })).statusCode).toBe(
    200,
  );
  expect(await losses()).toContainEqual(['pro', 'fal', undefined]);
  expect(await warned()).toBe(4);
});

test.each(['Fal', 'fal ', 'x', 'nobody'])('a cost of an engine %j is refused', async (engine) => {
  const costs = [{ ...FAL, engine, microUsdPerVideo: 1, source: 'x' }];
  const reason = 'A slip';
  const answer = await put(boss, '/api/admin/engine-costs', { costs, reason });
  // Blanks at the ends are nobody's wish.
  expect(answer.statusCode).toBe(engine === 'fal ' ? 200 : 400);
  const invoice = { engine: 'x', month: '2026-10', microUsd: 1, reason };
  expect((await boss.send('POST', '/api/admin/engine-invoices', invoice)).status).toBe(400);
});

test('an invoice stands beside what was counted for its month', async () => {
  const invoice = { engine: 'fal', month: '2026-10', microUsd: 12_340_000, reason: 'No. 7' };
  const { body } = await boss.send('POST', '/api/admin/engine-invoices', invoice);
  expect(body).toMatchObject([
    { engine: 'fal', month: '2026-10', microUsd: 12_340_000, countedMicroUsd: 0 },
  ]);
  expect((await boss.send('GET', '/api/admin/engine-invoices')).body).toEqual(body);
});

test('the summary says what was paid, what is owed, and that its days add up', async () => {
  const from = '2026-01-01';
  const read = async (query = `?from=${from}&to=2100-01-01`) =>
    (await boss.send('GET', `/api/admin/summary${query}`)).body;
  const before = await read();
  const person = await web.person();
  await buy(person, 3);
  await subscribe(person, 'creator');
  const after = await read();
  const paid = 3 * 99 + 60;
  expect(after.revenueCents - before.revenueCents).toBe(paid);
  expect(after.creditsOutstanding - before.creditsOutstanding).toBe(13);
  expect(after.creditsOutstandingCents - before.creditsOutstandingCents).toBe(paid);
  const sum = (of: { revenueCents: number }[]) =>
    of.reduce((total, { revenueCents }) => total + revenueCents, 0);
  expect(sum(after.byDay)).toBe(after.revenueCents);
  expect(sum(after.byPlan)).toBe(after.revenueCents);
  expect((await read()).from).toBe(from);
  expect((await read('')).byDay.length).toBeLessThanOrEqual(30);
});

test('asks that were given up count on their day in UTC, the last day not among them', async () => {
  const moments = [
    '02-28T23:59:59.999Z',
    '03-01T00:00:00Z',
    '03-02T23:59:59.999Z',
    '03-03T00:00:00Z',
  ];
  for (const [attempt, moment] of moments.entries()) {
    await web.sql`insert into abandoned_asks
      (project_id, account_id, attempt, engine, reason, billed, abandoned_at)
      values (${boss.id}, ${boss.id}, ${attempt}, 'fal', 'DELETED', 'no', ${`2026-${moment}`})`;
  }
  const { body } = await boss.send('GET', '/api/admin/summary?from=2026-03-01&to=2026-03-03');
  expect(body.abandonedAsks).toEqual([{ billed: 'no', asks: 2 }]);
});

test.each([
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=x',
  'to=2026-13-01',
  'from=0000-01-01',
  'to=9999-12-31',
])('a summary of %s is refused, and named', async (query) => {
  const answer = await boss.send('GET', `/api/admin/summary?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
});
