import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/cluster.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { applyMigrations } from '../migrate.ts';

const OUTSIDE = '-- outside a transaction\n';
const INDEX = 'create unique index concurrently if not exists letters_name on letters (name);';
/** The number that version 1.0.0 waits for within a transaction. */
const LOCK_OF_BEFORE = 0x6d696772;

test('requests go on while a migration waits for their table, and it is applied once they let it', async () => {
  const { sql, folder } = await start();
  await write(folder, '0002_sound', 'alter table letters add column sound text');
  const reader = await readingLetters(sql);
  const tries: string[] = [];
  const migrated = applyMigrations(sql, folder, { say: (line) => void tries.push(line) });
  // A request that waits behind it is let by when it steps aside: the reader stays, so nothing else ends it.
  while (tries.length < 2) await sql`insert into letters values (${crypto.randomUUID()})`;
  await reader.end();
  expect(await migrated).toEqual(['0002_sound.sql']);
  expect(tries[0]).toMatch(/0002_sound.sql waits for a lock that another session holds/);
});

test('a lock that is never let go ends in an error that says what to do, and nothing is changed', async () => {
  const { sql, folder } = await start();
  await write(folder, '0002_sound', 'alter table letters add column sound text');
  const reader = await readingLetters(sql);
  await expect(applyMigrations(sql, folder, { patienceMs: 0 })).rejects.toThrow(
    /0002_sound.sql waited 0 s for a lock .* pg_stat_activity/,
  );
  await reader.end();
  expect(await applyMigrations(sql, folder)).toEqual(['0002_sound.sql']);
});

test('an index that was left half built is built anew', async () => {
  const { sql, folder } = await start();
  await sql`insert into letters values ('a'), ('a')`;
  await write(folder, '0002_index', `${OUTSIDE}select 1;\n${INDEX}`);
  await expect(applyMigrations(sql, folder)).rejects.toThrow(/0002_index.sql failed: .*unique/);
  expect(await indexes(sql)).toEqual([{ name: 'letters_name', is_valid: false }]);
  await sql`delete from letters`;
  expect(await applyMigrations(sql, folder)).toEqual(['0002_index.sql']);
  expect(await indexes(sql)).toEqual([{ name: 'letters_name', is_valid: true }]);
});

test('a file outside a transaction that was cut short begins anew, and names the line that fails', async () => {
  const { sql, folder } = await start();
  const lines = [INDEX, "insert into letters values ('a') on conflict do nothing;"];
  await write(folder, '0002_index', `${OUTSIDE}${lines.join('\n')}\nselect nothing;`);
  await expect(applyMigrations(sql, folder)).rejects.toThrow(/failed at line 4: column "nothing"/);
  await write(folder, '0002_index', OUTSIDE + lines.join('\n'));
  expect(await applyMigrations(sql, folder)).toEqual(['0002_index.sql']);
  expect(await sql`show lock_timeout`).toEqual([{ lock_timeout: '0' }]);
});

test('whoever waits for the turn, and a start of 1.0.0, keep no index from being built', async () => {
  const { sql, folder } = await start();
  await write(folder, '0002_index', OUTSIDE + INDEX);
  const reader = await readingLetters(sql, 'isolation level repeatable read');
  const building = applyMigrations(sql, folder);
  await waitsForSnapshots(sql);
  const before = sql.begin(async (start) => {
    await start`select pg_advisory_xact_lock(${LOCK_OF_BEFORE})`;
  });
  const other = applyMigrations(sql, folder);
  await before;
  await reader.end();
  expect(await building).toEqual(['0002_index.sql']);
  expect(await other).toEqual([]);
});

async function start() {
  const folder = await temporaryFolder();
  const database = await createTestDatabase({ empty: true });
  onTestFinished(database.destroy);
  await write(folder, '0001_letters', 'create table letters (name text)');
  await applyMigrations(database.sql, folder);
  return { ...database, folder };
}

const write = (folder: string, name: string, text: string) =>
  writeFile(join(folder, `${name}.sql`), text);

/** A transaction that has read the letters, and stays open until `end`. */
async function readingLetters(sql: postgres.Sql, options = '') {
  const [hasRead, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = sql.begin(options, async (reader) => {
    await reader`select from letters`;
    hasRead.resolve();
    await mayEnd.promise;
  });
  await hasRead.promise;
  return {
    async end() {
      mayEnd.resolve();
      await ended;
    },
  };
}

const indexes = (sql: postgres.Sql) => sql`
  select indexrelid::regclass::text as name, indisvalid as is_valid
  from pg_index where indrelid = 'letters'::regclass`;

async function waitsForSnapshots(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const waiting = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%concurrently%'
        and pid <> pg_backend_pid()`;
    if (waiting.length > 0) return;
    await sleep(20);
  }
}
