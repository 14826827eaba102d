import { NewProject } from '@shortcake/contract/project';
import { sql as query } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDueProject } from '../../src/features/videos/job/claim-queries.ts';
import { overdueProjectIds } from '../../src/features/videos/job/lease-queries.ts';
import { listProjectRows } from '../../src/features/videos/list/queries.ts';
import { createProject } from '../../src/features/videos/service.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';
import { fillHistory, fillWaiting } from '../fill/fill.ts';
import { openPlans } from '../plans.ts';
import { BODY, defaultLimits } from '../worker.ts';

// What is asked most reads as much in a large database as in a small one: `npm run scale`, in small.

const SIZES = {
  small: { finished: 1000, waiting: 100 },
  large: { finished: 50_000, waiting: 500 },
};

async function open({ finished, waiting }: (typeof SIZES)['small']) {
  const database = await createTestDatabase<DB>();
  await fillHistory(database, finished);
  await fillWaiting(database, waiting);
  await makeSeries(database);
  const plans = await openPlans(database);
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'like', 'asker-%')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { database, plans, asker: id };
}

/** Makes a series of every second video that has ended, ten of a person's in each. */
async function makeSeries({ db }: Awaited<ReturnType<typeof createTestDatabase<DB>>>) {
  // In one, since another connection would not see the temporary table.
  await db.transaction().execute(async (db) => {
    await query`
    create temporary table placed as
      select id, account_id, created_at, (place / 10)::int as number, (place % 10)::int as index
      from (
        select id, account_id, created_at,
          row_number() over (partition by account_id order by created_at) - 1 as place
        from projects where status in ('completed', 'failed') and ascii(id::text) % 2 = 0
      ) as ended`.execute(db);
    await query`
    insert into series (id, account_id, title, created_at)
      select md5(account_id::text || number)::uuid, account_id, 'A series', min(created_at)
      from placed group by account_id, number`.execute(db);
    await query`
    update projects set series_id = md5(placed.account_id::text || number)::uuid, series_index = index
      from placed where placed.id = projects.id`.execute(db);
  });
  await query`vacuum analyze`.execute(db);
}

type Opened = Awaited<ReturnType<typeof open>>;
let small: Opened;
let large: Opened;
beforeAll(async () => {
  small = await open(SIZES.small);
  large = await open(SIZES.large);
});
afterAll(async () => {
  for (const { plans, database } of [small, large]) {
    await plans.close();
    await database.destroy();
  }
});

const engines = { firstEngine: 'fal', elsewhere: ['fal'] };
const claiming = { ...engines, limits: defaultLimits, leaseSeconds: 60 };
const lane = (step: 'submit' | 'poll') => ({ steps: [step], engines: ['fal'] }) as const;
type Work = (db: Opened['database']['db'], asker: string) => Promise<unknown>;

const works: [string, Work][] = [
  ['a claim of what waits', (db) => claimDueProject(db, lane('submit'), claiming)],
  ['a claim that finds nothing', (db) => claimDueProject(db, lane('poll'), claiming)],
  ['a look for what is overdue', (db) => overdueProjectIds(db)],
  [
    'an ask',
    (db, asker) =>
      createProject(db, asker, NewProject.parse(BODY), {
        ...{ deadlineSeconds: 900, idempotencyKey: crypto.randomUUID(), engines: ['fal'] },
        ...{ moderate: async () => null, limits: defaultLimits },
        allowance: { freeAbandonsPerDay: 5 },
      }),
  ],
  [
    'a page of a list',
    (db, asker) => listProjectRows(db, asker, {} as never, { limit: 10, after: undefined }),
  ],
  [
    'a page of a wall',
    (db, asker) => listProjectRows(db, asker, { wall: 'true' }, { limit: 10, after: undefined }),
  ],
];

test.each(works)(
  '%s reads no table from end to end, and no more than among few',
  async (_what, work) => {
    const readsIn = async ({ plans, asker }: Opened) => {
      // The first one clears up behind what was filled, and sets hints.
      await plans.readsOf((db) => work(db, asker));
      return plans.readsOf((db) => work(db, asker));
    };
    const [few, many] = [await readsIn(small), await readsIn(large)];
    expect(few.blocks).toBeGreaterThan(0);
    expect(many.scanned).toEqual([]);
    // Trees are a level deeper.
    expect(many.blocks).toBeLessThanOrEqual(2 * few.blocks);
  },
);

test('what reads all is told of', async () => {
  const reads = await large.plans.readsOf((db) =>
    query`select count(*) from projects where prompt = ''`.execute(db),
  );
  expect(reads.scanned).toEqual(['projects']);
  expect(reads.blocks).toBeGreaterThan(1000);
});
