import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from '../db/connection.ts';
import { ping } from '../db/ping.ts';
import { measureDatabase } from './database.ts';
import { createMetrics } from './registry.ts';

const { url, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);

/** A pool of two connections; `waitMs`: how long one is waited for. */
function measured(url: string, waitMs = 60_000) {
  const never = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0 };
  const connection = connectDatabase(url, {
    max: 2,
    timeouts: { ...never, connectionMs: waitMs, answerMs: 60_000 },
  });
  const probe = connectDatabase(url, { max: 1 });
  const metrics = createMetrics('test');
  measureDatabase(metrics, {
    pools: { work: connection },
    ask: () => ping(probe.db),
  });
  const close = () => Promise.all([connection.close(), probe.close()]);
  const lines = async () => (await metrics.text()).split('\n');
  return { db: connection.db, lines, close };
}

/** Takes a connection until `give` is called. */
async function take({ db }: ReturnType<typeof measured>) {
  const [taken, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = db.connection().execute(async (db) => {
    await sql`select 1`.execute(db);
    taken.resolve();
    await given.promise;
  });
  done.catch(taken.reject);
  await taken.promise;
  return { give: given.resolve, done };
}

test('connections are told by what they are at, and so is who waits, and for how long', async () => {
  const pool = measured(url);
  expect(await pool.lines()).toContain('test_database_connections_limit{pool="work"} 2');
  const [first, second] = [await take(pool), await take(pool)];
  const waiting = take(pool);
  const full = await pool.lines();
  expect(full).toEqual(
    expect.arrayContaining([
      'test_database_connections{pool="work",state="used"} 2',
      'test_database_connections{pool="work",state="idle"} 0',
      'test_database_waiting{pool="work"} 1',
    ]),
  );
  first.give();
  (await waiting).give();
  second.give();
  await Promise.all([first.done, second.done, (await waiting).done]);
  const free = await pool.lines();
  expect(free).toContain('test_database_waiting{pool="work"} 0');
  expect(free).toContain('test_database_up 1');
  const waited = free.find((line) => line.includes('wait_seconds_count'));
  expect(waited).toBe('test_database_connection_wait_seconds_count{pool="work"} 3');
  await pool.close();
});

test('who waits in vain has waited, too', async () => {
  const pool = measured(url, 3000);
  const [first, second] = [await take(pool), await take(pool)];
  await expect(take(pool)).rejects.toThrow('timeout exceeded');
  const counted = (await pool.lines()).filter((line) => /wait_seconds_bucket.*le="0.1"/.test(line));
  const all = (await pool.lines()).filter((line) => /wait_seconds_count/.test(line));
  const last = (lines: string[]) => Number(lines[0]?.split(' ')[1]);
  expect(last(all)).toBeGreaterThan(last(counted));
  for (const { give, done } of [first, second]) {
    give();
    await done;
  }
  await pool.close();
});

test('a database that is away is told, and so is one that does not answer', async () => {
  const away = measured('postgres://nobody@127.0.0.1:1/none');
  expect(await away.lines()).toContain('test_database_up 0');
  await away.close();
  const metrics = createMetrics('test');
  measureDatabase(metrics, { pools: {}, ask: () => new Promise(() => {}) });
  expect(await metrics.text()).toContain('test_database_up 0\n');
});
