import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fake } from '@shortcake/sandbox/engines/fake';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoKey } from '../../src/features/videos/media/keys.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { DiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { DB } from '../../src/schema.ts';
import { type FakedEngine, fakedEngines, serveFakeEngines } from '../fake-engines.ts';
import { testVideo } from '../media.ts';
import type { Visitor } from '../visitor.ts';
import { askedForNothing, askedTwice } from './judge.ts';
import { type Bill, wrongCosts } from './judge-costs.ts';
import { wrongSpend } from './judge-spend.ts';
import { type Listeners, listenFor } from './listeners.ts';
import { makePeople } from './people.ts';
import { behaviorOf, type Plan } from './plan.ts';
import { wrongRestored } from './restored.ts';
import { payAll, stripeOf, wrongMoney } from './till.ts';
import { startWorld, type World } from './world.ts';

export type ChaosReport = {
  /** What was found that must not be; none is well. */
  breaches: string[];
  /** By engine. */
  bills: Record<string, Bill>;
  /** Of workers, and of the web process. */
  kills: number;
  webKills: number;
  restarts: number;
  /** Attempts to tell a webhook in the midst of it that found nobody there. */
  missed: number;
  completed: number;
  /** What became of the credits of asks that engines had taken when their owners ended them. */
  credits: Record<string, number>;
  /** How often each failure code ended a project. */
  failed: Record<string, number>;
  seconds: number;
};

export type Database = ReturnType<typeof connectDatabase<DB>>['db'];

/** What people of a storm have asked for. */
export type Asked = {
  /** The prompts of projects that their owners deleted, by their ids. */
  deleted: ReadonlyMap<string, string>;
  /** Looks, after the last has ended, for what must not be: a line for each. */
  judge(db: Database, seen: { stripe: Stripe; directory: string }): Promise<string[]>;
};

const WORKERS = 2;
/** What a video costs, with each engine; the day's budget is there, and never spent. */
const COST_CENTS: Readonly<Record<FakedEngine, number>> = {
  'openai-videos': 1,
  'google-omni': 5.6,
  fal: 4.1601,
  'vertex-veo': 12,
};
/** Processes that are killed: a worker, the web, or the database. */
export type Stroke = 'worker' | 'web' | 'database';
/** In each round each of them once, in an order that is drawn, and again until few videos are left. */
const STROKES: readonly Stroke[] = ['worker', 'worker', 'web', 'database'];

/**
 * Has people ask for videos of engines that do what engines do, while workers and web are killed and
 * the database restarts, until every project has ended; then looks for anything that must not be.
 */
export async function runStorm(options: {
  /** What is to happen to each video that anybody may ask for. */
  plans: readonly Plan[];
  random: () => number;
  people: number;
  /** That each of them has. */
  credits: number;
  /** How many of their purchases and plans are paid at least; all, unless said. */
  payments?: { least: number };
  /** From asking, or from its turn, until a project fails; longer for more videos on one machine. */
  deadlineSeconds: number;
  /** So many asks that engines had taken may each of them delete a day, and four times as many be filtered. */
  freeAbandonsPerDay: number;
  /** Of the product, besides. */
  variables?: Record<string, string>;
  /** Each of these once, in an order that is drawn, and no more; else all of them again and again. */
  strokes?: readonly Stroke[] | undefined;
  /** `paid` is when everybody's purchase and subscription are paid for. */
  ask: (people: readonly Visitor[], tools: { db: Database; paid: Promise<void> }) => Promise<Asked>;
  say?: ((line: string) => void) | undefined;
}): Promise<ChaosReport> {
  const { plans, random, freeAbandonsPerDay, say = () => {} } = options;
  const start = performance.now();
  const planOf = new Map(plans.map((plan) => [plan.prompt, plan]));
  const video = await readFile(await testVideo({ rate: 4 }));
  const engines = await serveFakeEngines(fakedEngines, {
    video: async () => video,
    script: (engine) => (ask) => behaviorOf(engine, planOf.get(ask.prompt)!, ask),
  });
  const world = await startWorld(WORKERS, {
    ...engines.variables,
    ENGINE_COST_CENTS: centsEach((engine) => COST_CENTS[engine]),
    ENGINE_BUDGET_CENTS_PER_DAY: centsEach((engine) => budgetOf(engine, plans)),
    GENERATION_DEADLINE_SECONDS: String(options.deadlineSeconds),
    FREE_ABANDONS_PER_DAY: String(freeAbandonsPerDay),
    ...options.variables,
  });
  const { db, close } = connectDatabase<DB>(world.databaseUrl, { max: 2 });
  let listeners: Listeners | undefined;
  try {
    const stripe = stripeOf(db);
    const people = await makePeople(world, options.people, options.credits);
    const calm = new AbortController();
    listeners = await listenFor(people, random);
    const striking = options.strokes
      ? strikeRound(world, { strokes: options.strokes, random, webIsGone: () => endLeases(db) })
      : strike(world, random, calm.signal);
    const leaving = listeners.comeAndGo(db, calm.signal);
    let asked: Asked;
    let strokes: Awaited<typeof striking>;
    try {
      const paid = payAll(stripe, people);
      [asked] = await Promise.all([options.ask(people, { db, paid }), paid]);
      say(`all asked for after ${Math.round((performance.now() - start) / 1000)} s`);
      if (options.strokes) await striking;
      await untilFewAreLeft(db, Math.ceil(plans.length / 20));
    } finally {
      calm.abort();
      [strokes] = await Promise.all([striking, leaving]);
    }
    say(`${JSON.stringify(strokes)}; waiting for the rest`);
    await untilFewAreLeft(db, 0);
    await untilEnginesAreTold(db);
    const wrong = await wrongMoney(db, stripe, {
      least: 2 * people.length,
      ...options.payments,
      most: 2 * people.length,
    });
    const { breaches, bills } = await judge(db, asked, {
      ...{ plans, journals: engines.journals, allowance: freeAbandonsPerDay },
      ...{ stripe, directory: world.directory },
    });
    await listeners.settle(db);
    breaches.push(...(await listeners.wrong(db)), ...(await wrongRestored(world, db)));
    const notes = await db.selectFrom('abandoned_asks').select('credit').execute();
    const rows = await db.selectFrom('projects').select(['status', 'failure_code']).execute();
    return {
      ...{ breaches: [...wrong, ...breaches], bills, ...strokes, missed: listeners.missed() },
      credits: countOf(notes.flatMap(({ credit }) => credit ?? [])),
      completed: rows.filter(({ status }) => status === 'completed').length,
      failed: countOf(rows.flatMap(({ failure_code }) => failure_code ?? [])),
      seconds: (performance.now() - start) / 1000,
    };
  } finally {
    await close();
    await world.stop();
    await listeners?.close();
    await engines.stop();
  }
}

/** What must hold of any storm. */
async function judge(
  db: Database,
  asked: Asked,
  seen: {
    plans: readonly Plan[];
    journals: Record<string, Fake['journal']>;
    stripe: Stripe;
    directory: string;
    allowance: number;
  },
): Promise<Pick<ChaosReport, 'breaches' | 'bills'>> {
  const { plans, journals, allowance } = seen;
  const storage = new DiskStorage(join(seen.directory, 'data', 'videos'));
  const notes = await db.selectFrom('abandoned_asks').selectAll().execute();
  const cancelled = await db
    .selectFrom('projects')
    .select(['id', 'prompt'])
    .where('failure_code', '=', 'CANCELLED')
    .execute();
  const promptOf = new Map([
    ...asked.deleted,
    ...cancelled.map(({ id, prompt }) => [id, prompt] as const),
  ]);
  const spend = {
    ...{ costCents: COST_CENTS, deleted: asked.deleted },
    budgetCents: (engine: FakedEngine) => budgetOf(engine, plans),
  };
  const projects = await db.selectFrom('projects').select(['id', 'prompt']).execute();
  const all = new Map([
    ...asked.deleted,
    ...projects.map(({ id, prompt }) => [id, prompt] as const),
  ]);
  const costs = await wrongCosts(db, plans, journals, { costs: COST_CENTS, promptOf: all });
  const breaches = [
    ...(await checkLedger(db, (id) => storage.has(videoKey(id)))),
    ...askedTwice(plans, journals),
    ...(await wrongSpend(db, plans, journals, spend)),
    ...askedForNothing({ promptOf, journals, notes, allowance }),
    ...costs.breaches,
    ...(await asked.judge(db, seen)),
  ];
  return { breaches, bills: costs.bills };
}

/** Kills what runs and restarts the database until it is to be calm. */
async function strike(world: World, random: () => number, calm: AbortSignal) {
  const sum = { kills: 0, webKills: 0, restarts: 0 };
  while (!calm.aborted) {
    const { kills, webKills, restarts } = await strikeRound(world, {
      ...{ strokes: STROKES, random, calm },
    });
    sum.kills += kills;
    sum.webKills += webKills;
    sum.restarts += restarts;
  }
  return sum;
}

/** Strikes once with each of these, in an order that is drawn, unless it is to be calm before. */
async function strikeRound(
  world: World,
  options: {
    strokes: readonly Stroke[];
    random: () => number;
    calm?: AbortSignal;
    webIsGone?: () => Promise<void>;
  },
) {
  const { strokes, random, calm, webIsGone } = options;
  const made = { kills: 0, webKills: 0, restarts: 0 };
  for (const stroke of shuffled(strokes, random)) {
    await sleep(500 + random() * 2000, undefined, calm && { signal: calm }).catch(() => {});
    if (calm?.aborted) break;
    if (stroke === 'database') {
      await world.restartDatabase(random() < 0.5 ? 'in order' : 'killed');
      made.restarts += 1;
    } else if (stroke === 'web') {
      await world.killWeb(webIsGone);
      made.webKills += 1;
    } else {
      await world.killWorker(Math.floor(random() * WORKERS));
      made.kills += 1;
    }
  }
  return made;
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** Ends the leases of a killed web process, which would run out by themselves in half a minute. */
async function endLeases(db: Database): Promise<void> {
  await sql`update stripe_customers set leased_until = now() where leased_until > now()`.execute(
    db,
  );
}

const centsEach = (centsOf: (engine: FakedEngine) => number) =>
  fakedEngines.map((id) => `${id}=${centsOf(id)}`).join(',');

const budgetOf = (engine: FakedEngine, plans: readonly Plan[]) =>
  Math.ceil(5 * plans.length * COST_CENTS[engine]);

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

/** A credit that is held for an engine's word is asked about for two hours, which pass here at once. */
async function untilEnginesAreTold(db: Database): Promise<void> {
  const untold = sql<{ count: number }>`
    select count(*) from abandoned_asks where credit = 'held'
      or cancel_due_at is not null and handle is not null and cancel_tries < 3`;
  while ((await count(db, untold)) > 0) {
    await sql`
      update abandoned_asks set cancel_due_at = now()
      where credit = 'held' and cancel_due_at > now() + interval '36 s'`.execute(db);
    await sleep(1000);
  }
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
