import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cluster.ts';
import { createTestDatabase } from '../../test/database.ts';
import { onDatabase } from '../../test/on-database.ts';
import { readConfig } from '../config/config.ts';
import { connectDatabase } from '../platform/db/connection.ts';
import { startPostgres } from '../platform/db/embedded-postgres.ts';
import { applyMigrations } from '../platform/db/migrate.ts';
import type { DB } from '../schema.ts';
import { joinDatabaseServer, migrateDatabase, openDatabaseServer } from './database.ts';
import { MIGRATIONS } from './places.ts';

const log = pino({ level: 'silent' });

const GRANT = `
  insert into accounts (issuer, subject, email) values ('test', 'ada', 'ada@example.com');
  insert into credit_balances (account_id) select id from accounts;
  insert into credit_entries (account_id, type, source, description)
    select id, 'grant', 'one', 'x' from accounts;
  insert into credit_lots (account_id, grant_id, book)
    select account_id, id, 'purchased' from credit_entries;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select grant_id, 'purchased', id, 3 from credit_lots;
  insert into credit_postings (entry_id, book, amount) select id, 'issued', -3 from credit_entries`;

/** What the product's role must not be able to do, with any means that SQL has. */
const FORBIDDEN = [
  'update credit_entries set description = description',
  'update credit_entries set id = default',
  'update credit_postings set amount = 9',
  'delete from credit_postings',
  'delete from credit_entries',
  'truncate credit_postings',
  'truncate credit_entries cascade',
  'drop table credit_postings',
  'alter table credit_entries disable trigger credit_entries_append_only',
  'alter table credit_postings disable trigger all',
  'drop trigger credit_entries_append_only on credit_entries',
  'create or replace function refuse_change_of_ledger() returns trigger language plpgsql as $$ begin return null; end $$',
  'create rule quiet as on insert to credit_postings do instead nothing',
  'set session_replication_role = replica',
  'alter table credit_entries owner to current_user',
  'alter role current_user superuser',
  'set role postgres',
  'set session authorization postgres',
  'grant postgres to current_user',
  'create table of_its_own (id int)',
  "update schema_migrations set sha256 = ''",
  "select pg_read_file('postgresql.conf')",
  "copy (select 1) to program 'true'",
  "select lo_export(1, '/tmp/x')",
  'create temp table credit_entries (id int)',
  'select lo_creat(-1)',
  'select lo_create(0)',
  "select lo_from_bytea(0, 'x')",
  "select lo_import('/etc/hostname')",
];

test('a data directory of the version before gets an ordinary role at the first start, and keeps what it has', async () => {
  const folder = await temporaryFolder();
  const directory = join(folder, 'postgres');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const old = await startPostgres({ directory, log: () => {}, settings: { fsync: 'off' } });
  await onDatabase(old.url, async (sql) => {
    await applyMigrations(sql, MIGRATIONS);
    await sql.begin((sql) => sql.unsafe(GRANT));
    await sql`create role shortcake superuser login`;
  });
  await old.stop();

  const config = readConfig({ DATA_DIR: folder });
  const server = await openDatabaseServer(config, log);
  try {
    const schema = await migrateDatabase(server, log);
    await onDatabase(server.url, async (sql) => {
      const [balance] = await sql`select current_user as role, purchased from credit_balances`;
      expect(balance).toEqual({ role: 'shortcake', purchased: 3 });
      // Answers with a warning only, and gives nothing, as the first of these shows.
      await sql`grant update on credit_entries to current_user`;
      for (const query of FORBIDDEN) {
        const outcome = await sql.unsafe(query).then(
          () => 'done',
          (error: Error) => error.message,
        );
        expect(outcome, query).toMatch(/permission denied|must be|only roles|not permitted/i);
      }
      // Any role may do this to itself, and no connection after it would find the tables.
      await sql`alter role current_user set search_path = pg_temp`;
    });
    const { db, close } = connectDatabase<DB>(server.url, { max: 1, schema });
    await db.selectFrom('accounts').select('id').execute().finally(close);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
    const joined = await joinDatabaseServer(config, log);
    expect(joined.url).toBe(server.url);
    await migrateDatabase(joined, log);
    await joined.stop();
  } finally {
    await server.stop();
  }
});

test('an owner’s URL that leads to another database migrates nothing', async () => {
  const [product, other] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  const refusal = /DATABASE_URL and MIGRATION_DATABASE_URL .* same host, port and database/;
  try {
    const server = { url: product.url, ownerUrl: other.ownerUrl, stop: async () => {} };
    await expect(migrateDatabase(server, log)).rejects.toThrow(refusal);
    expect(await other.sql`select from pg_class where relname = 'schema_migrations'`).toEqual([]);
    await migrateDatabase({ ...server, ownerUrl: product.ownerUrl }, log);
  } finally {
    await product.destroy();
    await other.destroy();
  }
});

test('a role of the product’s that may act as the owner is told of at the start, once', async () => {
  const { url, ownerUrl, destroy } = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const asOwner = new URL(ownerUrl);
  asOwner.searchParams.set('application_name', 'the product, as the owner');
  try {
    await migrateDatabase({ url, ownerUrl, stop: async () => {} }, log);
    expect(lines).toEqual([]);
    await migrateDatabase({ url: asOwner.href, ownerUrl, stop: async () => {} }, log);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/DATABASE_URL.*could change the ledger.*docs\/operations.md/);
  } finally {
    await destroy();
  }
});
