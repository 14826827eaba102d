import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoKey } from '../../src/features/videos/media/keys.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { DiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { DB } from '../../src/schema.ts';
import { fakedEngines, serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import { askedForNothing, askedTwice } from './judge.ts';
import { wrongSpend } from './judge-spend.ts';
import { askFor, deleteProject, makePeople, untilTaken } from './people.ts';
import { behaviorOf, makePlans, seededRandom } from './plan.ts';
import { startWorld, type World } from './world.ts';

export type ChaosReport = {
  /** What was found that must not be; none is well. */
  breaches: string[];
  kills: number;
  restarts: number;
  completed: number;
  deleted: number;
  /** Of those deleted: what became of the credits of asks that engines had taken. */
  credits: Record<string, number>;
  /** How often each failure code ended a project. */
  failed: Record<string, number>;
  seconds: number;
};

/** So few that a filter ends no more of their asks than it may. */
const VIDEOS_A_PERSON = 20;
const WORKERS = 2;
/** What a video costs, with each engine; the day's budget is there, and never spent. */
const COST_CENTS = 1;
/** Fewer than some of them delete; four times as many may a filter end. */
const FREE_ABANDONS_PER_DAY = 1;
/** One of every so many strokes hits the database; the others each kill a worker. */
const STROKES_A_RESTART = 4;

/**
 * Asks for so many videos of engines that do what engines do, while workers are killed and the
 * database restarts, until every project has ended; then looks for anything that must not be.
 */
export async function runChaos(options: {
  videos: number;
  seed: number;
  /** From asking until a project fails; longer for more videos on the same machine. */
  deadlineSeconds: number;
  say?: (line: string) => void;
}): Promise<ChaosReport> {
  const { videos, seed, deadlineSeconds, say = () => {} } = options;
  const start = performance.now();
  const random = seededRandom(seed);
  const budgetCents = 5 * videos * COST_CENTS;
  const count = Math.max(5, Math.ceil(videos / VIDEOS_A_PERSON));
  const plans = makePlans(videos, random);
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const video = await readFile(await testVideo({ rate: 4 }));
  const engines = await serveFakeEngines(fakedEngines, {
    video: async () => video,
    script: (engine) => (ask) => behaviorOf(engine, planOf.get(ask.prompt)!, ask),
  });
  const world = await startWorld(WORKERS, {
    ...engines.variables,
    ENGINE_COST_CENTS: centsEach(COST_CENTS),
    ENGINE_BUDGET_CENTS_PER_DAY: centsEach(budgetCents),
    GENERATION_DEADLINE_SECONDS: String(deadlineSeconds),
    FREE_ABANDONS_PER_DAY: String(FREE_ABANDONS_PER_DAY),
  });
  const { db, close } = connectDatabase<DB>(world.databaseUrl, { max: 2 });
  try {
    const people = await makePeople(world, count, VIDEOS_A_PERSON);
    const calm = new AbortController();
    const striking = strike(world, random, calm.signal);
    let deleted = 0;
    const later: Promise<void>[] = [];
    const promptOf = new Map<string, string>();
    for (const [index, plan] of plans.entries()) {
      const person = people[index % count]!;
      const id = await askFor(person, plan);
      if (plan.deleted === undefined) continue;
      deleted += 1;
      promptOf.set(id, plan.prompt);
      const when = plan.deleted === 'taken' ? untilTaken(person, id) : sleep(plan.deleted);
      later.push(when.then(() => deleteProject(person, id)));
    }
    await Promise.all(later);
    say(`all ${videos} asked for after ${Math.round((performance.now() - start) / 1000)} s`);
    await untilFewAreLeft(db, Math.ceil(videos / 20));
    calm.abort();
    const { kills, restarts } = await striking;
    say(`${kills} kills, ${restarts} restarts; waiting for the rest`);
    await untilFewAreLeft(db, 0);
    await untilEnginesAreTold(db);

    const storage = new DiskStorage(join(world.directory, 'data', 'videos'));
    const breaches = await checkLedger(db, (id) => storage.has(videoKey(id)));
    breaches.push(...askedTwice(plans, engines.journals));
    breaches.push(
      ...(await wrongSpend(db, plans, engines.journals, {
        costCents: COST_CENTS,
        budgetCents,
        deleted: promptOf,
      })),
    );
    const notes = await db.selectFrom('abandoned_asks').selectAll().execute();
    const allowance = FREE_ABANDONS_PER_DAY;
    breaches.push(...askedForNothing({ promptOf, journals: engines.journals, notes, allowance }));
    const rows = await db.selectFrom('projects').select(['status', 'failure_code']).execute();
    if (rows.length !== videos - deleted) breaches.push(`there are ${rows.length} projects`);
    return {
      breaches,
      ...{ kills, restarts, deleted },
      credits: countOf(notes.flatMap(({ credit }) => credit ?? [])),
      completed: rows.filter(({ status }) => status === 'completed').length,
      failed: countOf(rows.flatMap(({ failure_code }) => failure_code ?? [])),
      seconds: (performance.now() - start) / 1000,
    };
  } finally {
    await close();
    await world.stop();
    await engines.stop();
  }
}

/**
 * Kills workers and restarts the database until it is to be calm. Which stroke of each four hits
 * the database is drawn, not whether one does: a run drawn stroke by stroke had none at all.
 */
async function strike(world: World, random: () => number, calm: AbortSignal) {
  const strokes = { kills: 0, restarts: 0 };
  let restartAt = 0;
  for (let stroke = 0; ; stroke += 1) {
    const place = stroke % STROKES_A_RESTART;
    if (place === 0) restartAt = Math.floor(random() * STROKES_A_RESTART);
    await sleep(500 + random() * 2000, undefined, { signal: calm }).catch(() => {});
    if (calm.aborted) return strokes;
    if (place === restartAt) {
      await world.restartDatabase(random() < 0.5 ? 'in order' : 'killed');
      strokes.restarts += 1;
    } else {
      await world.killWorker(Math.floor(random() * WORKERS));
      strokes.kills += 1;
    }
  }
}

const centsEach = (cents: number) => fakedEngines.map((id) => `${id}=${cents}`).join(',');

type Database = ReturnType<typeof connectDatabase<DB>>['db'];

/** The database may be away at the moment of asking. */
async function count(db: Database, query: ReturnType<typeof sql<{ count: number }>>) {
  const answer = await query.execute(db).catch(() => undefined);
  return answer?.rows[0]?.count ?? Number.POSITIVE_INFINITY;
}

async function untilFewAreLeft(db: Database, most: number): Promise<void> {
  const live = sql<{ count: number }>`
    select count(*) from projects where status in ('pending', 'processing')`;
  while ((await count(db, live)) > most) await sleep(250);
}

async function untilEnginesAreTold(db: Database): Promise<void> {
  const untold = sql<{ count: number }>`
    select count(*) from abandoned_asks
    where cancel_due_at is not null and handle is not null and cancel_tries < 3`;
  while ((await count(db, untold)) > 0) await sleep(250);
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
