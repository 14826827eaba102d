import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { readConfig } from '../../../config/config.ts';
import { connectDatabase } from '../../../platform/db/connection.ts';
import type { DB } from '../../../schema.ts';
import { costWarnings, firstCostsOf } from '../../../wiring/first-costs.ts';
import { addEngineCosts, beginWithCosts, costProblems, listEngineCosts } from './engine-costs.ts';
import { addEngineInvoice, listEngineInvoices } from './engine-invoices.ts';
import { costNow } from './queries.ts';

const database = await createTestDatabase<DB>();
const { db, sql } = database;
afterAll(database.destroy);
afterEach(() =>
  sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`truncate engine_costs, engine_invoices, tallies, tally_entries`;
  }),
);

const FAL = 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video';
const config = (variables: Record<string, string> = {}) =>
  readConfig({ VIDEO_ENGINE: 'fal', FAL_KEY: 'key', ...variables });
const begin = (variables?: Record<string, string>) =>
  beginWithCosts(db, firstCostsOf(config(variables)));
const price = (microUsdPerVideo: number, more: object = {}) => ({
  ...{ engine: 'fal', model: FAL, microUsdPerVideo, source: 'an invoice' },
  ...more,
});

test('of eight processes that start at once one writes the list prices, each with its source', async () => {
  const processes = Array.from({ length: 8 }, () => connectDatabase<DB>(database.url, { max: 1 }));
  const first = firstCostsOf(config());
  await Promise.all(processes.map(({ db }) => beginWithCosts(db, first)));
  await Promise.all(processes.map(({ close }) => close()));
  const costs = await listEngineCosts(db);
  expect(costs.map(({ engine }) => engine)).toEqual([
    ...['fal', 'google-omni', 'openai-videos', 'studio', 'vertex-veo'],
  ]);
  expect(await costNow(db, 'fal', FAL)).toBe(416_000);
  expect(await costNow(db, 'studio', 'studio-1')).toBe(0);
  expect(await costNow(db, 'fal', 'another')).toBeNull();
  const elsewhere = costs.filter(({ engine }) => engine !== 'studio');
  for (const { source } of elsewhere) expect(source).toMatch(/2026-11-22.*unverified/);
});

test('what the environment says comes first, may change, and ends where an operator has spoken', async () => {
  await begin({ ENGINE_COST_CENTS: 'fal=12.5' });
  expect(await costNow(db, 'fal', FAL)).toBe(125_000);
  await begin({ ENGINE_COST_CENTS: 'fal=12.5' });
  expect((await listEngineCosts(db)).filter(({ engine }) => engine === 'fal')).toHaveLength(1);
  await begin({ ENGINE_COST_CENTS: 'fal=14' });
  expect(await costNow(db, 'fal', FAL)).toBe(140_000);
  await begin();
  expect(await costNow(db, 'fal', FAL)).toBe(140_000);
  await addEngineCosts(db, [price(150_000)]);
  await begin({ ENGINE_COST_CENTS: 'fal=16' });
  expect(await costNow(db, 'fal', FAL)).toBe(150_000);
});

test('a price that is to come holds when it has come; the latest of one moment counts; none is of the past', async () => {
  await addEngineCosts(db, [price(1)]);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await addEngineCosts(db, [price(2, { validFrom: at }), price(3, { validFrom: at })]);
  expect(await costNow(db, 'fal', FAL)).toBe(1);
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update engine_costs set valid_from = valid_from - interval '1 h'`;
  });
  expect(await costNow(db, 'fal', FAL)).toBe(3);
  const validFrom = new Date(Date.now() - 60_000).toISOString();
  const writing = addEngineCosts(db, [price(4), price(5, { validFrom })]);
  await expect(writing).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  expect(await costNow(db, 'fal', FAL)).toBe(3);
});

test('the product can add prices and invoices, and neither change nor delete one', async () => {
  await addEngineCosts(db, [price(1)]);
  await addEngineInvoice(db, { engine: 'fal', month: '2026-11', microUsd: 1 });
  const denied = /permission denied/;
  await expect(
    db.updateTable('engine_costs').set({ micro_usd_per_video: 0 }).execute(),
  ).rejects.toThrow(denied);
  await expect(db.deleteFrom('engine_costs').execute()).rejects.toThrow(denied);
  await expect(db.deleteFrom('engine_invoices').execute()).rejects.toThrow(denied);
  await expect(db.updateTable('engine_invoices').set({ micro_usd: 0 }).execute()).rejects.toThrow(
    denied,
  );
  // Nor its owner by mistake.
  await expect(sql`delete from engine_costs`).rejects.toThrow(/never changed or deleted/);
  await expect(sql`update engine_invoices set micro_usd = 0`).rejects.toThrow(/never changed/);
});

test('a model without a price is missing, one that nobody has confirmed is unverified', async () => {
  const models = [
    { engine: 'fal', model: FAL },
    { engine: 'fal', model: 'fal-ai/veo3.1/fast' },
  ];
  await begin();
  expect(await costProblems(db, models)).toEqual([
    { ...models[0], problem: 'unverified' },
    { ...models[1], problem: 'missing' },
  ]);
  await addEngineCosts(db, [price(400_000)]);
  expect(await costProblems(db, models)).toEqual([{ ...models[1], problem: 'missing' }]);
});

test('the start names what has no price, square and silent videos of fal included, and a budget for no video', async () => {
  const own = config({
    FAL_VIDEO_MODEL: 'fal-ai/veo3.1/fast',
    ENGINE_BUDGET_CENTS_PER_DAY: 'fal=50',
  });
  expect(await costWarnings(db, own)).toEqual([
    expect.stringContaining('with fal-ai/veo3.1/fast'),
    expect.stringContaining(`with ${FAL}`),
  ]);
  await beginWithCosts(db, firstCostsOf(own));
  await addEngineCosts(db, [price(500_001, { model: 'fal-ai/veo3.1/fast' })]);
  expect(await costWarnings(db, own)).toEqual([
    expect.stringMatching(/^ENGINE_BUDGET_CENTS_PER_DAY gives fal less than one video costs/),
  ]);
});

test('an invoice stands beside what was counted for its month, and the last one counts', async () => {
  const add = (day: string, kind: string, amount: number, engine = 'fal') =>
    db.insertInto('tally_entries').values({ day, kind, engine, count: 1, amount }).execute();
  await add('2026-10-31', 'cost', 1);
  await add('2026-11-01', 'cost', 20);
  await add('2026-11-30', 'cost', 300);
  await add('2026-11-30', 'unknown-cost', 4000);
  await add('2026-11-30', 'unpriced', 0);
  await add('2026-11-30', 'earned', 7);
  await add('2026-12-01', 'cost', 50_000);
  await add('2026-11-02', 'cost', 600_000, 'vertex-veo');
  await addEngineInvoice(db, { engine: 'fal', month: '2026-11', microUsd: 1 });
  await addEngineInvoice(db, { engine: 'fal', month: '2026-11', microUsd: 4321 });
  await addEngineInvoice(db, { engine: 'vertex-veo', month: '2026-12', microUsd: 0 });
  const notedAt = expect.any(String);
  expect(await listEngineInvoices(db)).toEqual([
    {
      ...{ engine: 'vertex-veo', month: '2026-12', microUsd: 0, notedAt },
      ...{ countedMicroUsd: 0, unknownMicroUsd: 0, unpriced: 0 },
    },
    {
      ...{ engine: 'fal', month: '2026-11', microUsd: 4321, notedAt },
      ...{ countedMicroUsd: 320, unknownMicroUsd: 4000, unpriced: 1 },
    },
  ]);
});
