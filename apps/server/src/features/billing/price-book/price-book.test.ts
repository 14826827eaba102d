import type { Prices } from '@shortcake/contract/price-book';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { changePrices, usual } from '../../../../test/prices.ts';
import { connectDatabase } from '../../../platform/db/connection.ts';
import type { Position } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import { beginPriceBook, type SetPrices } from './begin.ts';
import { addPriceBookEntry, listPriceBook, priceBookAt } from './service.ts';

const NOTHING_SET: SetPrices = {
  starter: undefined,
  creator: undefined,
  pro: undefined,
  studio: undefined,
};

async function newBook(set: SetPrices = NOTHING_SET) {
  const database = await createTestDatabase<DB>();
  opened.push(database.destroy);
  await beginPriceBook(database.db, set);
  return database;
}
const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const destroy of opened) await destroy();
});

const FIRST: Prices = {
  creditPriceCents: 10,
  plans: {
    starter: { priceCents: 12, credits: 2 },
    creator: { priceCents: 60, credits: 10 },
    pro: { priceCents: 18, credits: 30 },
    studio: { priceCents: 61, credits: 100 },
  },
};
const BY = { by: 'operator@example.com', reason: 'a test' };
const soon = (ms: number) => new Date(Date.now() + ms);

test('processes that start at once give the book one first entry, which holds from ever on', async () => {
  const { url, db, destroy } = await createTestDatabase<DB>();
  opened.push(destroy);
  const processes = Array.from({ length: 8 }, () => connectDatabase<DB>(url, { max: 1 }));
  const warnings = await Promise.all(processes.map((one) => beginPriceBook(one.db, NOTHING_SET)));
  await Promise.all(processes.map(({ close }) => close()));
  expect(warnings.flat()).toEqual([]);
  const { items } = await listPriceBook(db, { limit: 10, after: undefined });
  expect(items).toMatchObject([{ ...FIRST, by: null, reason: null }]);
  expect(await priceBookAt(db, new Date(0))).toEqual(FIRST);
});

test('the environment gives the first entry, and is told where the book goes its own way', async () => {
  const { db } = await newBook({ ...NOTHING_SET, pro: 2900, studio: 61 });
  expect((await priceBookAt(db)).plans.pro).toEqual({ priceCents: 2900, credits: 30 });
  expect(await beginPriceBook(db, { ...NOTHING_SET, pro: 2900 })).toEqual([]);
  expect(await beginPriceBook(db, { ...NOTHING_SET, pro: 3900 })).toEqual([
    'PLAN_PRICE_PRO is 3900 cents, and the price book says 2900: the book holds, and the environment gave its first entry only',
  ]);
  await changePrices({ db }, { pro: { priceCents: 4000, credits: 30 } });
  expect(await beginPriceBook(db, NOTHING_SET)).toEqual([]);
  expect(await beginPriceBook(db, { ...NOTHING_SET, pro: 2900 })).toHaveLength(1);
});

test('in force is the latest entry whose time has come, and of two with one time the later', async () => {
  const { db } = await newBook();
  const [tomorrow, dayAfter] = [soon(86_400_000), soon(2 * 86_400_000)];
  const sell = (creditPriceCents: number, validFrom?: Date) =>
    changePrices({ db }, { creditPriceCents, ...(validFrom && { validFrom }) });
  const at = async (moment?: Date) => (await priceBookAt(db, moment)).creditPriceCents;
  await sell(30, dayAfter);
  await sell(20, tomorrow);
  await sell(11);
  expect([await at(), await at(tomorrow), await at(dayAfter)]).toEqual([11, 20, 30]);
  await sell(21, tomorrow);
  expect(await at(tomorrow)).toBe(21);
  expect(await at(new Date(tomorrow.getTime() - 1))).toBe(11);
});

test('an entry begins now or later, and never before', async () => {
  const { db } = await newBook();
  const past = changePrices({ db }, { creditPriceCents: 20, validFrom: soon(-60_000) });
  await expect(past).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    message: expect.stringMatching(/^validFrom: must not be in the past/),
  });
  expect(await priceBookAt(db)).toEqual(FIRST);
});

test('what is taken back with its transaction was never in the book', async () => {
  const { db } = await newBook();
  const undone = db.transaction().execute(async (db) => {
    await addPriceBookEntry(db, { ...FIRST, creditPriceCents: 20, ...BY });
    expect((await priceBookAt(db)).creditPriceCents).toBe(20);
    throw new Error('no log, no entry');
  });
  await expect(undone).rejects.toThrow('no log');
  expect(await priceBookAt(db)).toEqual(FIRST);
});

test.each<[string, Partial<Prices>]>([
  ['nothing for a credit', { creditPriceCents: 0 }],
  ['more for a thousand credits than a card takes', { creditPriceCents: 100_000 }],
  ['a plan for nothing', { plans: { ...FIRST.plans, pro: { priceCents: 0, credits: 1 } } }],
  [
    'a plan for more than a card takes',
    { plans: { ...FIRST.plans, pro: { priceCents: 100_000_000, credits: 1 } } },
  ],
  ['a plan without credits', { plans: { ...FIRST.plans, pro: { priceCents: 1, credits: 0 } } }],
  [
    'a plan of too many credits',
    { plans: { ...FIRST.plans, pro: { priceCents: 1, credits: 100_001 } } },
  ],
])('the database refuses %s, whoever writes it', async (_, prices) => {
  const { db } = await books;
  const entry = { ...FIRST, ...prices, ...BY };
  await expect(addPriceBookEntry(db, entry)).rejects.toMatchObject({ code: '23514' });
});
const books = newBook();

test('no entry is changed or deleted: not by the product, and not by the owner of the table', async () => {
  const { db, sql } = await newBook();
  for (const attempt of [
    () => db.updateTable('price_book').set({ pro_cents: 1 }).execute(),
    () => db.deleteFrom('price_book').execute(),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: '42501' });
  }
  for (const attempt of [
    () => sql`update price_book set pro_cents = 1`,
    () => sql`delete from price_book`,
    () => sql`truncate price_book`,
  ]) {
    await expect(attempt()).rejects.toThrow(/rows of price_book are never changed or deleted/);
  }
  expect(await priceBookAt(db)).toEqual(FIRST);
});

test('the list of entries is newest first, with who wrote each and why, a page at a time', async () => {
  const { db } = await newBook();
  const later = soon(3_600_000);
  for (const creditPriceCents of [11, 12, 13]) {
    await changePrices({ db }, { creditPriceCents, validFrom: later });
  }
  const read: number[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await listPriceBook(db, { limit: 3, after });
    read.push(...items.map(({ creditPriceCents }) => creditPriceCents));
    if (after === undefined) {
      expect(items[0]).toEqual({
        creditPriceCents: 13,
        plans: FIRST.plans,
        validFrom: later.toISOString(),
        createdAt: expect.any(String),
        ...BY,
      });
    }
    after = next;
  } while (after);
  expect(read).toEqual([13, 12, 11, 10]);
  expect(usual('pro')).toEqual({ plan: 'pro', ...FIRST.plans.pro });
});
