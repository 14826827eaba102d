import { setTimeout as sleep } from 'node:timers/promises';
import { checkLedger } from '../../../apps/server/src/features/credits/check-ledger.ts';
import { UNKNOWN_OUTCOME } from '../../../apps/server/src/features/videos/job/failure-words.ts';
import { videoKey } from '../../../apps/server/src/features/videos/media/keys.ts';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import { DiskStorage } from '../../../apps/server/src/platform/storage/disk-storage.ts';
import type { DB } from '../../../apps/server/src/schema.ts';
import { fillHistory } from '../../../apps/server/test/fill/fill.ts';
import { startPgBouncer } from '../../../apps/server/test/pooler/pgbouncer.ts';
import type { Report } from '../../report.ts';
import { startEngines } from '../fleet/engines.ts';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import { ask, type Person, signIn } from '../fleet/person.ts';
import type { Server } from '../server.ts';
import { type Answer, isFailure, longestBeyond, type Outage } from './outages.ts';
import { strike } from './strike.ts';

const PEOPLE = 50;
const ASK_EVERY_MS = 100;
const PROBE_EVERY_MS = 50;
/** After what was killed is back, whoever noticed it has this long to go on as before. */
const GRACE_MS = 1000;

/**
 * Has videos made while processes are killed, PostgreSQL and PgBouncer among them, until all have
 * ended; then looks for what was asked of an engine twice, for breaches of the ledger, and for how
 * long answers failed.
 */
export async function measureKills(server: Server, videos: number, report: Report): Promise<void> {
  const database = await server.createDatabase('kills');
  await fillHistory(database, 1000);
  const engines = await startEngines(2);
  const pooler = await startPgBouncer(database.url);
  const fleet = await startFleet(database, server.directory, {
    ...engines.variables,
    ...{ DATABASE_URL: pooler.url('shortcake'), DATABASE_DIRECT_URL: database.url },
  });
  const people = await signIn(database, 'asker', PEOPLE);
  const outages: Outage[] = [];
  const answers: Answer[] = [];
  const calm = new AbortController();
  const { db, close } = connectDatabase<DB>(database.ownerUrl, { max: 2 });
  try {
    const working = [
      strike({ fleet, server, pooler }, calm.signal, outages),
      probe(fleet, people[0]!, calm.signal, answers),
    ];
    const begunAt = performance.now();
    await askForAll(fleet, people, videos, answers);
    await untilEnded(db);
    calm.abort();
    await Promise.all(working);
    const seconds = (performance.now() - begunAt) / 1000;
    const storage = new DiskStorage(fleet.videos);
    const ended = await endedOf(db);
    const completed = new Set(
      ended.filter(({ status }) => status === 'completed').map(({ id }) => id),
    );
    const breaches = await checkLedger(
      db,
      async (id) => !completed.has(id) || storage.has(videoKey(id)),
    );
    for (const breach of breaches) console.error(breach);
    const { made } = await engines.asked();
    const cutOff = ended.filter(({ failure_code }) => failure_code === UNKNOWN_OUTCOME.code);
    report.add(`${videos} videos, with kills`, [
      {
        name: 'kills of workers, webs, PostgreSQL and PgBouncer',
        value: outages.length,
        unit: '',
      },
      { name: 'until all had ended', value: seconds, unit: 's' },
      { name: 'ended', value: ended.length, unit: '', least: videos },
      { name: 'of them completed', value: completed.size, unit: '' },
      { name: 'of them cut off while an engine was asked', value: cutOff.length, unit: '' },
      {
        name: 'of them failed otherwise',
        value: ended.length - completed.size - cutOff.length,
        unit: '',
        limit: 0,
      },
      {
        name: 'asked of an engine twice',
        value: made.length - new Set(made).size,
        unit: '',
        limit: 0,
      },
      { name: 'breaches of the ledger', value: breaches.length, unit: '', limit: 0 },
      { name: 'answers', value: answers.length, unit: '' },
      {
        name: 'answers of 500 and more, and none at all',
        value: answers.filter(isFailure).length,
        unit: '',
      },
      {
        name: 'the last of them after what was killed was back',
        value: longestBeyond(answers, outages),
        unit: 'ms',
        limit: GRACE_MS,
        alone: true,
      },
    ]);
  } finally {
    await close();
    await fleet.stop();
    await pooler.stop();
    await engines.stop();
  }
}

/** One after another, each until it is answered: the same key makes it one video. */
async function askForAll(
  { urls }: Fleet,
  people: readonly Person[],
  videos: number,
  answers: Answer[],
): Promise<void> {
  const untilTaken = async (n: number) => {
    for (let turn = n; ; turn += 1) {
      const prompt = `A cupcake on journey ${n} through the clouds`;
      const asked = ask(
        people[n % people.length]!,
        urls[turn % urls.length]!,
        prompt,
        `kills-${n}`,
      );
      // A web that is away refuses the connection; what stands before it would ask the other one.
      const { status } = await asked.catch(() => ({ status: 0 }));
      answers.push({ at: performance.now(), status });
      if (status === 200 || status === 201) return;
      if (status > 0 && status < 500) throw new Error(`an ask was answered ${status}`);
      await sleep(ASK_EVERY_MS);
    }
  };
  const asks: Promise<void>[] = [];
  for (let n = 0; n < videos; n += 1) {
    asks.push(untilTaken(n));
    await sleep(ASK_EVERY_MS);
  }
  await Promise.all(asks);
}

/** Looks at an account all the while, at each web in turn. */
async function probe(
  { urls }: Fleet,
  person: Person,
  calm: AbortSignal,
  answers: Answer[],
): Promise<void> {
  for (let n = 0; !calm.aborted; n += 1) {
    const answer = await person
      .send(urls[n % urls.length]!, '/api/auth/user')
      .catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    answers.push({ at: performance.now(), status: answer?.status ?? 0 });
    await sleep(PROBE_EVERY_MS);
  }
}

type Db = ReturnType<typeof connectDatabase<DB>>['db'];

/** What this run has had made: what was filled in before came from elsewhere. */
const endedOf = (db: Db) =>
  db
    .selectFrom('projects')
    .select(['id', 'status', 'failure_code'])
    .where('prompt', 'like', '%on journey%')
    .where('status', 'in', ['completed', 'failed'])
    .execute();

async function untilEnded(db: Db): Promise<void> {
  const live = async () => {
    const rows = await db
      .selectFrom('projects')
      .select('id')
      .where('status', 'in', ['pending', 'processing'])
      .execute()
      // It may be away at this moment.
      .catch(() => [null]);
    return rows.length;
  };
  while ((await live()) > 0) await sleep(500);
}
