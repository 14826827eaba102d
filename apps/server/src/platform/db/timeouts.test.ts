import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { failureOf } from '../../../test/failure-of.ts';
import { type Connection, connectDatabase } from './connection.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { isDatabaseBusy } from './is-database-busy.ts';

type DB = { notes: { id: number } };

const { url, sql: other, db: unlimited, destroy } = await createTestDatabase({ empty: true });
await other`create table notes (id int8 primary key)`;
await other`insert into notes values (1), (2)`;
afterAll(destroy);

/** A test makes the one short that it is about. */
const timeouts = {
  lockMs: 60_000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
  connectionMs: 60_000,
  answerMs: 90_000,
};
let db: Connection<DB>['db'];
let raw: Connection<DB>['sql'];
const closes: (() => Promise<void>)[] = [];
function limited(more: Partial<typeof timeouts> = {}): Connection<DB>['db'] {
  const connection = connectDatabase<DB>(url, { max: 2, timeouts: { ...timeouts, ...more } });
  closes.push(connection.close);
  ({ db, sql: raw } = connection);
  return db;
}
beforeEach(() => void limited());
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const lock = (id: number) => sql`select from notes where id = ${id} for update`;

test('each connection of the pool has its limits; migrations and listeners have none', async () => {
  const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  const settings = () =>
    sql<{ name: string; setting: string }>`
      select setting from pg_settings where name = any(${names}) order by array_position(${names}::text[], name)`;
  const both = await Promise.all([settings().execute(db), settings().execute(db)]);
  for (const { rows } of both) {
    expect(rows.map(({ setting }) => setting)).toEqual(['60000', '60000', '60000']);
  }
  const [row] = await raw`select current_setting('lock_timeout') as lock`;
  expect(row).toEqual({ lock: '0' });
});

test('a lock that is held too long, and a statement too long, are busy', async () => {
  const holder = await unlimited.startTransaction().execute();
  await lock(1).execute(holder);
  const late = await failureOf(lock(1).execute(limited({ lockMs: 100 })));
  await holder.rollback().execute();
  expect(late).toMatchObject({ code: '55P03' });
  expect(isDatabaseBusy(late)).toBe(true);
  const long = await failureOf(sql`select pg_sleep(600)`.execute(limited({ statementMs: 200 })));
  expect(long).toMatchObject({ code: '57014' });
  expect(isDatabaseBusy(long)).toBe(true);
});

test('two transactions that wait for each other are busy, and one of them goes on', async () => {
  const first = await unlimited.startTransaction().execute();
  const second = await unlimited.startTransaction().execute();
  await lock(1).execute(first);
  await lock(2).execute(second);
  const outcomes = await Promise.allSettled([
    lock(2)
      .execute(first)
      .finally(() => first.rollback().execute()),
    lock(1)
      .execute(second)
      .finally(() => second.rollback().execute()),
  ]);
  const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(1);
  expect(isDatabaseBusy(refused[0]!.reason)).toBe(true);
});

test('a transaction that does nothing lets go of what it has locked, and the pool goes on', async () => {
  const idle = failureOf(
    limited({ idleInTransactionMs: 300 })
      .transaction()
      .execute(async (db) => {
        await lock(1).execute(db);
        // It is waited for until the other lets go.
        await lock(1).execute(unlimited);
        await lock(1).execute(db);
      }),
  );
  const error = await idle;
  expect(isDatabaseBusy(error) || isDatabaseAway(error)).toBe(true);
  expect((await lock(1).execute(db)).rows).toHaveLength(1);
});

test('who waits too long for a free connection is told that there is none', async () => {
  const held = await Promise.all([
    db.startTransaction().execute(),
    db.startTransaction().execute(),
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const refused = failureOf(lock(1).execute(db));
  await vi.advanceTimersByTimeAsync(timeouts.connectionMs);
  expect(isDatabaseAway(await refused)).toBe(true);
  vi.useRealTimers();
  for (const transaction of held) await transaction.rollback().execute();
  expect((await lock(1).execute(db)).rows).toHaveLength(1);
});
