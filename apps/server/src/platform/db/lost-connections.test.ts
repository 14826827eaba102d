import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from './connection.ts';

type DB = { notes: { id: number } };

/** Longer than anything here takes. */
const sleep = sql`select pg_sleep(600)`;

/** What the server, or its silence, says of a lost connection. */
const LOST = /terminat|not queryable/;

const { url, sql: other, destroy } = await createTestDatabase({ empty: true });
await other`create table notes (id int8 primary key)`;
afterAll(destroy);

let db: Kysely<DB>;
let close: () => Promise<void>;
beforeEach(async () => {
  await other`truncate notes`;
  ({ db, close } = connectDatabase<DB>(url, { max: 3 }));
});
afterEach(() => close());

test('a transaction that loses its connection in a statement leaves nothing, and others go on', async () => {
  const lost = db.transaction().execute(async (db) => {
    await add(db, 1);
    await killAsleep(await pidOf(db), db);
    await add(db, 2);
  });
  await expect(lost).rejects.toThrow(LOST);
  await db.transaction().execute((db) => add(db, 3));
  expect(await notes()).toEqual([3]);
});

test('a transaction that loses its connection between statements leaves nothing', async () => {
  const lost = db.transaction().execute(async (db) => {
    await add(db, 1);
    await kill(await pidOf(db));
    await add(db, 2).catch(() => {});
    await add(db, 3).catch(() => {});
  });
  await expect(lost).rejects.toThrow(LOST);
  expect(await notes()).toEqual([]);
});

test('statements side by side in a lost transaction do not slip out of it', async () => {
  const lost = db.transaction().execute(async (db) => {
    const pid = await pidOf(db);
    const sleeping = killAsleep(pid, db);
    const statements = [1, 2, 3, 4, 5].map((id) => add(db, id));
    await Promise.allSettled([sleeping, ...statements]);
  });
  await expect(lost).rejects.toThrow(LOST);
  // One that had slipped out would have been sent by now, and be at its work or done with it.
  await expect.poll(workingSessions).toBe(0);
  expect(await notes()).toEqual([]);
});

test('the pool recovers when all its connections are lost at once', async () => {
  for (let round = 0; round < 3; round++) {
    const sleeping = Array.from({ length: 3 }, () => sleep.execute(db));
    const outcomes = Promise.allSettled(sleeping);
    await expect.poll(sleepingSessions).toBe(3);
    // It may be given a connection whose end nobody has noticed yet.
    const waiting = Promise.allSettled([pidOf(db)]);
    await other`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect((await outcomes).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    await waiting;
    const tenPids = () => Promise.all(Array.from({ length: 10 }, () => pidOf(db)));
    await expect.poll(() => tenPids().catch(() => [])).toHaveLength(10);
    expect(await tenPids()).toHaveLength(10);
  }
});

test('idle connections that are lost are not used again', async () => {
  const before = await pidOf(db);
  await kill(before);
  // Until the loss is noticed, a query may fail on the lost connection; none may succeed.
  await expect.poll(() => pidOf(db).catch(() => undefined)).toEqual(expect.any(Number));
  expect(await pidOf(db)).not.toBe(before);
});

test('a refused statement costs the transaction, not the connection', async () => {
  const before = await pidOf(db);
  await add(db, 1);
  const refused = db.transaction().execute(async (db) => {
    await add(db, 2);
    await add(db, 1);
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(await pidOf(db)).toBe(before);
  expect(await notes()).toEqual([1]);
});

test('no more connections than allowed are open, and all who wait get their turn', async () => {
  const pids = await Promise.all(Array.from({ length: 30 }, () => pidOf(db)));
  expect(new Set(pids).size).toBe(3);
});

test('close lets a transaction end, and refuses what comes after', async () => {
  const [begun, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = db.transaction().execute(async (db) => {
    await add(db, 1);
    begun.resolve();
    await closing.promise;
    await add(db, 2);
  });
  await begun.promise;
  const closed = close();
  closing.resolve();
  await closed;
  await running;
  expect(await notes()).toEqual([1, 2]);
  await expect(pidOf(db)).rejects.toThrow();
});

test('LISTEN hears again after its connection is lost', async () => {
  const listener = connectDatabase(url, { applicationName: 'listener' });
  const heard: string[] = [];
  await listener.sql.listen('news', (payload) => heard.push(payload));
  await other`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener'`;
  await expect
    .poll(async () => {
      await other`select pg_notify('news', 'hello')`;
      return heard.length;
    })
    .toBeGreaterThan(0);
  await listener.close();
});

const add = (db: Kysely<DB>, id: number) => db.insertInto('notes').values({ id }).execute();

const notes = async () => (await other`select id from notes order by id`).map(({ id }) => id);

async function sleepingSessions(): Promise<number> {
  const rows = await other`
    select from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep(600)%'`;
  return rows.length;
}

/** Other sessions that are at a statement, or in a transaction. */
async function workingSessions(): Promise<number> {
  const rows = await other`
    select from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  return rows.length;
}

async function pidOf(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
}

/** Ends a session from outside, and waits until it has. */
async function kill(pid: number): Promise<void> {
  await other`select pg_terminate_backend(${pid}, 60000)`;
}

/** Ends a session from outside while it is in the middle of a statement, whose failure it throws. */
async function killAsleep(pid: number, db: Kysely<DB>): Promise<void> {
  const killed = expect
    .poll(sleepingSessions)
    .toBe(1)
    .then(() => kill(pid));
  await Promise.all([sleep.execute(db), killed]);
}
