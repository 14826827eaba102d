import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { DB } from '../../schema.ts';
import { foldEntries, sumBy, sumByDay } from './queries.ts';

const database = await createTestDatabase<DB>();
const { db } = database;
afterAll(database.destroy);
beforeEach(async () => {
  await db.deleteFrom('tally_entries').execute();
  await db.deleteFrom('tallies').execute();
});

const days = { from: '2026-11-01', to: '2026-12-01' };

const add = (db: Kysely<DB>, day: string, count: number, amount: number, engine = 'fal') =>
  db
    .insertInto('tally_entries')
    .values({ day, kind: 'cost', engine, template_id: 'coconut-face-slicing', count, amount })
    .execute();

/** All that a reader sees of three entries on two days. */
const read = async () => ({
  engines: await sumBy(db, { dimension: 'engine', kinds: ['cost'], days }),
  templates: await sumBy(db, { dimension: 'template', kinds: ['cost'], days }),
  plans: await sumBy(db, { dimension: 'plan', kinds: ['cost'], days }),
  byDay: await sumByDay(db, { kinds: ['cost'], days }),
});

const seen = {
  engines: [
    { kind: 'cost', name: 'fal', count: 3, amount: 900_000 },
    { kind: 'cost', name: 'vertex-veo', count: 1, amount: 1_200_000 },
  ],
  templates: [{ kind: 'cost', name: 'coconut-face-slicing', count: 4, amount: 2_100_000 }],
  plans: [],
  byDay: [
    { kind: 'cost', day: '2026-11-01', count: 3, amount: 1_700_000 },
    { kind: 'cost', day: '2026-11-30', count: 1, amount: 400_000 },
  ],
};

async function addThree() {
  await add(db, '2026-11-01', 2, 500_000);
  await add(db, '2026-11-01', 1, 1_200_000, 'vertex-veo');
  await add(db, '2026-11-30', 1, 400_000);
  await add(db, '2026-12-01', 1, 400_000);
  await add(db, '2026-10-31', 1, 400_000);
}

test('a reader sees the same before, between and after folding', async () => {
  await addThree();
  expect(await read()).toEqual(seen);
  expect(await foldEntries(db, 2)).toBe(2);
  expect(await read()).toEqual(seen);
  expect(await foldEntries(db, 100)).toBe(3);
  expect(await foldEntries(db, 100)).toBe(0);
  expect(await read()).toEqual(seen);
});

test('what takes an entry back leaves nothing to be read', async () => {
  await add(db, '2026-11-05', 1, 400_000);
  await foldEntries(db, 100);
  await add(db, '2026-11-05', -1, -400_000);
  expect((await read()).engines).toEqual([]);
  await foldEntries(db, 100);
  expect((await read()).engines).toEqual([]);
});

test('an entry that is not committed while others are folded is folded later', async () => {
  await addThree();
  await db.transaction().execute(async (open) => {
    await add(open, '2026-11-30', 1, 100_000);
    await sql`select 1`.execute(open);
    expect(await foldEntries(db, 100)).toBe(5);
  });
  expect(await foldEntries(db, 100)).toBe(1);
  const { byDay } = await read();
  expect(byDay[1]).toEqual({ kind: 'cost', day: '2026-11-30', count: 2, amount: 500_000 });
});

test('two who fold at once fold each entry once', async () => {
  for (let i = 0; i < 20; i += 1) await add(db, '2026-11-30', 1, 1);
  const folded = await Promise.all(Array.from({ length: 4 }, () => foldEntries(db, 7)));
  const rest = await foldEntries(db, 100);
  expect(folded.reduce((sum, count) => sum + count, rest)).toBe(20);
  expect((await read()).byDay).toEqual([
    { kind: 'cost', day: '2026-11-30', count: 20, amount: 20 },
  ]);
});
