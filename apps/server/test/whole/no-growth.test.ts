import { NewProject } from '@shortcake/contract/project';
import { type Kysely, sql as query } from 'kysely';
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
  const plans = await openPlans(database);
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'like', 'asker-%')
    .limit(1)
    .executeTakeFirstOrThrow();
  await addSeries(database, id, finished / 25);
  return { database, plans, asker: id };
}

/** Gives a person so many finished videos, ten in a series, newer than all that they have. */
async function addSeries({ db }: { db: Kysely<DB> }, asker: string, videos: number) {
  await query`
    insert into series (id, account_id, title)
      select md5(${asker} || number)::uuid, ${asker}::uuid, 'A series'
      from generate_series(0, ${videos / 10 - 1}) as number`.execute(db);
  await query`
    insert into projects (account_id, title, prompt, template_id, category, aspect_ratio, seed, status,
        generate_audio, enhance_prompt, completed_at, deadline_at, series_id, series_index)
      select ${asker}::uuid, 'One of many', 'A film', 'custom-prompt', 'custom', '9:16', 1, 'completed',
        true, false, now(), now(), md5(${asker} || place / 10)::uuid, place % 10
      from generate_series(0, ${videos - 1}) as place`.execute(db);
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
    // A row for each engine that was ever switched.
    expect(many.scanned.filter((table) => table !== 'engine_switches')).toEqual([]);
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
