import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import {
  type ConnectOptions,
  connectDatabase,
  type Timeouts,
} from '../../src/platform/db/connection.ts';
import { isDatabaseAway } from '../../src/platform/db/is-database-away.ts';
import { prepare } from '../../src/platform/db/prepared.ts';
import { tryAddresses } from '../../src/wiring/database-addresses.ts';
import { WEB_TIMEOUTS, WORKER_TIMEOUTS } from '../../src/wiring/database-timeouts.ts';
import { checkPooledSettings, refuseOtherPooler } from '../../src/wiring/pooler.ts';
import { createTestDatabase } from '../database.ts';
import { startPgBouncer, withoutPgBouncer } from './pgbouncer.ts';

if (withoutPgBouncer) console.warn(withoutPgBouncer);

const database = await createTestDatabase();
const { url: directUrl, sql: owner, destroy } = database;
afterAll(destroy);
await owner.unsafe(
  `alter database ${new URL(directUrl).pathname.slice(1)} set timezone to 'Asia/Tokyo'`,
);

async function startPooler(settings: Record<string, string> = {}) {
  const pooler = await startPgBouncer(directUrl, settings);
  onTestFinished(() => pooler.stop());
  return pooler;
}

/** A pool of the product's through PgBouncer. */
function connect(url: string, options: ConnectOptions = {}): Kysely<unknown> {
  const { db, close } = connectDatabase(url, { max: 8, directUrl, ...options });
  onTestFinished(close);
  return db;
}

const settingsIn = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ lock: string; statement: string; path: string; zone: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('search_path') as path, current_setting('TimeZone') as zone`.execute(db);
  return rows[0]!;
};
const inTransaction = (db: Kysely<unknown>) => db.transaction().execute(settingsIn);

test.skipIf(withoutPgBouncer)(
  'each transaction has its own limits on shared connections, and single statements the pooler’s',
  async () => {
    const { url } = await startPooler({ default_pool_size: '1' });
    const web = connect(url('shortcake'), { timeouts: WEB_TIMEOUTS, schema: 'public' });
    const worker = connect(url('shortcake'), { timeouts: WORKER_TIMEOUTS, schema: 'public' });
    const common = { path: 'public, pg_temp', zone: 'UTC' };
    const ofWeb = { lock: '2s', statement: '15s', path: 'public, pg_temp', zone: 'UTC' };
    for (let round = 0; round < 3; round += 1) {
      expect(await inTransaction(worker)).toEqual({ lock: '5s', statement: '2min', ...common });
      expect(await settingsIn(worker)).toEqual(ofWeb);
      expect(await inTransaction(web)).toEqual(ofWeb);
    }
    const repeatable = web.transaction().setIsolationLevel('repeatable read');
    expect(await repeatable.setAccessMode('read only').execute(settingsIn)).toEqual(ofWeb);
  },
);

const double = prepare('double of a number', (db: Kysely<unknown>, n: number) =>
  db.selectNoFrom(sql<number>`${n}::int * 2`.as('double')),
);

test.skipIf(withoutPgBouncer)('what is prepared elsewhere goes without a name', async () => {
  const { url } = await startPooler({ default_pool_size: '2' });
  const db = connect(url('shortcake'));
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const rows = await Promise.all(numbers.map((n) => double(db, n)));
  expect(rows.flat().map((row) => row.double)).toEqual(numbers.map((n) => n * 2));
});

test.skipIf(withoutPgBouncer)(
  'a start refuses a pooler that leads elsewhere, and one that does not find the tables',
  async () => {
    const other = await createTestDatabase();
    const { url } = await startPooler();
    try {
      await expect(refuseOtherPooler(url('shortcake'), other.url)).rejects.toThrow(/two databases/);
      await expect(refuseOtherPooler(url('shortcake'), database.ownerUrl)).rejects.toThrow(
        /two roles/,
      );
      await refuseOtherPooler(url('shortcake'), directUrl);
    } finally {
      await other.destroy();
    }
    const db = connect(url('shortcake'));
    const log = pino({ level: 'silent' });
    const wanted = { url: url('shortcake'), timeouts: WEB_TIMEOUTS, schema: 'elsewhere' };
    await expect(checkPooledSettings(db, wanted, log)).rejects.toThrow(
      /connect_query='set lock_timeout = 2000; .*set search_path = "elsewhere", pg_temp'/,
    );
  },
);

test.skipIf(withoutPgBouncer)(
  'a start warns when single statements are cut short by the limits of the other half, or by none',
  async () => {
    const { url } = await startPooler();
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const check = (entry: string, timeouts: Timeouts, db = connect(url(entry))) =>
      checkPooledSettings(db, { url: url(entry), timeouts, schema: 'public' }, log);
    await check('shortcake', WEB_TIMEOUTS);
    await check('shortcake_work', WORKER_TIMEOUTS);
    expect(lines).toEqual([]);
    await check('shortcake', WORKER_TIMEOUTS);
    const unlimited = connectDatabase(directUrl, { max: 1 });
    onTestFinished(unlimited.close);
    await check('shortcake_work', WEB_TIMEOUTS, unlimited.db);
    expect(lines).toEqual([
      expect.stringMatching(
        /lock_timeout 2000 .* of the database shortcake with .*'set lock_timeout = 5000; /,
      ),
      expect.stringMatching(
        /lock_timeout 0 .* of the database shortcake_work with .*'set lock_timeout = 2000; /,
      ),
    ]);
  },
);

test.skipIf(withoutPgBouncer)(
  'whatever PgBouncer says when it, or PostgreSQL behind it, is away counts as away',
  async () => {
    const pooler = await startPooler({ default_pool_size: '1', query_wait_timeout: '1' });
    const timeouts = { ...WEB_TIMEOUTS, connectionMs: 3000 };
    const db = connect(pooler.url('shortcake'), { timeouts });
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: Error) => error,
      );
    const failures: (Error | undefined)[] = [];
    // No connection is free in time.
    await db.transaction().execute(async (taken) => {
      await sql`select 1`.execute(taken);
      failures.push(await failure(sql`select 1`.execute(db)));
    });
    // PostgreSQL ends the session, in a statement and between two.
    const running = failure(sql`select pg_sleep(20)`.execute(db));
    await expect.poll(() => endSessions('active')).toBe(1);
    failures.push(await running);
    const between = failure(
      db.transaction().execute(async (db) => {
        await sql`select 1`.execute(db);
        await expect.poll(() => endSessions('idle in transaction')).toBe(1);
        await sql`select 1`.execute(db);
      }),
    );
    failures.push(await between);
    // PgBouncer is stopped, and killed, in a statement; then it is not there.
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const cut = failure(sql`select pg_sleep(20)`.execute(db));
      await expect.poll(isActive).toBe(true);
      await pooler.end(signal);
      failures.push(await cut, await failure(sql`select 1`.execute(db)));
      await endSessions('active');
      await pooler.start();
      await sql`select 1`.execute(db);
    }
    // PostgreSQL is not there: asked at once, and when PgBouncer knows.
    const gone = new URL(directUrl);
    gone.port = '1';
    const alone = await startPgBouncer(gone.href, { query_wait_timeout: '1' });
    onTestFinished(() => alone.stop());
    const lost = connect(alone.url('shortcake'), { timeouts });
    failures.push(
      await failure(sql`select 1`.execute(lost)),
      await failure(sql`select 1`.execute(lost)),
    );
    for (const error of failures) expect(error).toSatisfy(isDatabaseAway);
  },
);

/** Ends the sessions of the role's that are in a state; answers how many. */
async function endSessions(state: string): Promise<number> {
  const ended = await owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = ${state}`;
  return ended.length;
}

const isActive = async () =>
  (
    await owner`select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state = 'active'`
  ).length > 0;

test.skipIf(withoutPgBouncer)(
  'a start refuses a pooler in transaction mode where nothing leads past it; one in session mode may stand',
  async () => {
    const pooler = await startPooler();
    const [pooled, direct] = [{ DATABASE_URL: pooler.url('shortcake') }, directUrl];
    const tryAll = (variables: Record<string, string>) =>
      tryAddresses(readConfig({ ...pooled, ...variables }));
    await expect(tryAll({})).rejects.toThrow(
      /^DATABASE_URL leads through a pooler .* Set DATABASE_DIRECT_URL/,
    );
    await expect(tryAll({ DATABASE_DIRECT_URL: pooled.DATABASE_URL })).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads through a pooler .* Make it lead past/,
    );
    const migrating = { DATABASE_DIRECT_URL: direct, MIGRATION_DATABASE_URL: pooled.DATABASE_URL };
    await expect(tryAll(migrating)).rejects.toThrow(/^MIGRATION_DATABASE_URL leads through/);
    await tryAll({ DATABASE_DIRECT_URL: direct });
    await tryAddresses(readConfig({ DATABASE_URL: direct }));
    const sessions = await startPooler({ pool_mode: 'session' });
    await tryAddresses(readConfig({ DATABASE_URL: sessions.url('shortcake') }));
  },
);
