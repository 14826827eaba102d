import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import type { DB } from '../../../apps/server/src/schema.ts';
import { fillHistory, fillWaiting } from '../../../apps/server/test/fill/fill.ts';
import type { Figure } from '../../figure.ts';
import type { Report } from '../../report.ts';
import { startEngines } from '../fleet/engines.ts';
import { startFleet } from '../fleet/fleet.ts';
import { ask, type Person, signIn } from '../fleet/person.ts';
import type { Database, Server } from '../server.ts';
import { awaitNoStandby, holdNotifyLock } from './notify-lock.ts';
import { type Pace, paceOf } from './pace.ts';
import { notifyInCommits } from './todays-way.ts';
import { asking, stepping } from './work.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;
const LEAST_TIMES = 5;
/** Of the cores this run's own processes, the driver in Node and PostgreSQL, use so much when cores are the limit. */
const ALL_CORES = 0.75;
/** How long an ask may wait before it counts as blocked: many times what it takes. */
const PATIENCE_MS = 5000;
/** The same where those that must be answered take long, on a busy machine. */
const LONGEST_MS = 60_000;

/** What changes of state a second a slow disk lets through, emulated by a delay of each flush. */
export async function measureDisks(
  server: Server,
  disksMs: readonly number[],
  report: Report,
): Promise<void> {
  const [now, before] = [await server.createDatabase('now'), await server.createDatabase('before')];
  for (const database of [now, before]) {
    await fillHistory(database, 1000);
    await fillWaiting(database, 2 * CONNECTIONS);
  }
  await notifyInCommits(before);
  try {
    for (const ms of disksMs) {
      // The leader of a group of commits waits that long before it flushes for all of them.
      await server.set({ commit_delay: String(ms * 1000), commit_siblings: '0' });
      report.add(`A disk of ${ms} ms`, await compare(server, now, before));
    }
  } finally {
    await server.set({ commit_delay: null, commit_siblings: null });
  }
  const figures = await whileLocked(server, now, before);
  report.add('While a commit holds the lock of NOTIFY', figures);
}

type Kind = 'asks' | 'steps';

async function compare(server: Server, now: Database, before: Database): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['asks', 'steps'] as const) {
    const paces = { now: [] as Pace[], before: [] as Pace[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      paces.before.push(await paceOn(server, before, kind));
      paces.now.push(await paceOn(server, now, kind));
    }
    figures.push(...figuresOf(kind, middle(paces.now), middle(paces.before)));
  }
  return figures;
}

const middle = (paces: Pace[]) =>
  paces.toSorted((a, b) => a.aSecond - b.aSecond)[Math.floor(paces.length / 2)]!;

async function paceOn(server: Server, database: Database, kind: Kind): Promise<Pace> {
  const { db, close } = connectDatabase<DB>(database.url, { max: CONNECTIONS });
  try {
    if (kind === 'asks') {
      const people = await signIn(database, 'asker', CONNECTIONS);
      return await paceOf(
        server,
        people.map(({ id }) => asking(db, id)),
        SECONDS,
      );
    }
    const workers = await Promise.all(Array.from({ length: CONNECTIONS }, () => stepping(db)));
    const pace = await paceOf(
      server,
      workers.map(({ step }) => step),
      SECONDS,
    );
    await Promise.all(workers.map(({ end }) => end()));
    return pace;
  } finally {
    await close();
  }
}

/** Five times as many as before, or as many as the cores let through. */
function figuresOf(kind: Kind, now: Pace, before: Pace): Figure[] {
  const times = now.aSecond / before.aSecond;
  const cores = { name: `${kind}, share of all cores that it uses`, value: now.cores, unit: '' };
  const isCoresLimit = times < LEAST_TIMES;
  return [
    { name: `${kind}, notified in the commit`, value: before.aSecond, unit: 'a second' },
    { name: `${kind}, notified after it`, value: now.aSecond, unit: 'a second' },
    {
      name: `${kind}, times as many`,
      value: times,
      unit: '',
      ...(isCoresLimit ? {} : { least: LEAST_TIMES }),
    },
    isCoresLimit ? { ...cores, least: ALL_CORES, alone: true } : cores,
  ];
}

/** Counts the asks that are answered while nobody can commit a notification: all, however long each takes. */
async function whileLocked(server: Server, now: Database, before: Database): Promise<Figure[]> {
  // Before anybody connects: it holds for new sessions alone.
  await Promise.all([now, before].map(awaitNoStandby));
  const engines = await startEngines(2);
  const fleet = await startFleet(now, server.directory, engines.variables);
  const bystander = await server.createDatabase('bystander');
  const people = await signIn(now, 'asker', CONNECTIONS);
  const { db, close } = connectDatabase<DB>(before.url, { max: CONNECTIONS });
  const formerly = await signIn(before, 'asker', CONNECTIONS);
  try {
    const release = await holdNotifyLock(server, bystander);
    const asks = people.map((person, n) => isTaken(person, fleet.urls[n % 2]!, n));
    const former = formerly.map(({ id }) => asking(db, id)().then(() => true));
    const counts = [countTaken(asks), countTaken(former)] as const;
    const allAnswered = Promise.allSettled(asks);
    await Promise.race([allAnswered, sleep(LONGEST_MS, undefined, { ref: false })]);
    await sleep(PATIENCE_MS);
    const answered = counts.map((taken) => taken());
    await release();
    await Promise.all([...asks, ...former]);
    return [
      { name: 'asks that are answered', value: answered[0]!, unit: '', least: asks.length },
      { name: 'of as many when the commit notifies', value: answered[1]!, unit: '' },
    ];
  } finally {
    await close();
    await fleet.stop();
    await engines.stop();
  }
}

/** Whether the video is taken. */
async function isTaken(person: Person, url: string, n: number): Promise<boolean> {
  const { status } = await ask(person, url, `A cupcake waits behind a lock ${n}`, `lock-${n}`);
  if (status !== 201) console.error(`an ask behind the lock was answered ${status}`);
  return status === 201;
}

/** Answers how many have been taken by now. */
function countTaken(asks: readonly Promise<boolean>[]): () => number {
  let taken = 0;
  const count = (isTaken: boolean) => {
    if (isTaken) taken += 1;
  };
  // What fails is thrown where all are awaited.
  for (const ask of asks) void ask.then(count, () => {});
  return () => taken;
}
