import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { failureOf } from '../../../test/failure-of.ts';
import { startSilentHost } from '../../../test/silent-host.ts';
import { startWorkLoop } from '../work-loop.ts';
import { connectDatabase } from './connection.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { ping } from './ping.ts';

const { db: direct, url, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);

const PATIENT_MS = 10_000;
const timeouts = {
  ...{ lockMs: PATIENT_MS, statementMs: PATIENT_MS, idleInTransactionMs: PATIENT_MS },
  ...{ connectionMs: PATIENT_MS, answerMs: 3000 },
};

/** Two connections by way of a host, both in use until `finish`. */
async function connect() {
  const host = await startSilentHost(url);
  const connection = connectDatabase(host.url, { max: 2, timeouts });
  onTestFinished(connection.close);
  const transactions = await Promise.all(
    [1, 2].map(() => connection.db.startTransaction().execute()),
  );
  return { ...host, ...connection, transactions };
}

test('connections to a host that has vanished are given up, and new ones are made', async () => {
  const { db, pool, transactions, fallSilent } = await connect();
  for (const transaction of transactions) await transaction.commit().execute();
  expect(pool.idleCount).toBe(2);
  fallSilent();
  const failures = await Promise.all([failureOf(ping(db)), failureOf(ping(db))]);
  expect(failures.map(isDatabaseAway)).toEqual([true, true]);
  await ping(db);
  expect(pool.totalCount).toBe(1);
});

test('a transaction on one has failed at once: nothing waits for its end as well', async () => {
  const { db, transactions, fallSilent } = await connect();
  const [first, second] = transactions;
  fallSilent();
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(first!)))).toBe(true);
  // Whoever waits for an answer meanwhile hears of no time that is over.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refusal = failureOf(sql`select 2`.execute(first!));
  const rollback = refusal.then(() => first!.rollback().execute()).catch(() => {});
  // What waits for nothing ends before a database has answered this often.
  const answers = async () => {
    for (let n = 0; n < 5; n += 1) await ping(direct);
    return 'late';
  };
  const when = await Promise.race([rollback.then(() => 'at once'), answers()]);
  vi.advanceTimersByTime(timeouts.answerMs);
  vi.useRealTimers();
  await ping(db);
  await second!
    .rollback()
    .execute()
    .catch(() => {});
  expect(when).toBe('at once');
  expect(isDatabaseAway(await refusal)).toBe(true);
});

test('a lane whose look for work hung on one goes on looking', async () => {
  const { db, transactions, fallSilent } = await connect();
  for (const transaction of transactions) await transaction.commit().execute();
  let [begun, looks] = [0, 0];
  const loop = startWorkLoop({
    ...{ concurrency: 1, tickMs: 20, log: pino({ level: 'silent' }) },
    async claim() {
      begun += 1;
      await ping(db);
      looks += 1;
      return undefined;
    },
    perform: async () => {},
  });
  onTestFinished(() => loop.stop());
  await expect.poll(() => looks).toBeGreaterThan(0);
  fallSilent();
  const before = begun;
  await expect.poll(() => begun).toBeGreaterThan(before);
  const heard = looks;
  await expect.poll(() => looks).toBeGreaterThan(heard);
});
