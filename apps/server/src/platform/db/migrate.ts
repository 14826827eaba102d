import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';
import { StartError } from '../start-error.ts';

/** The migrations and the database do not fit together; the message names the file. */
export class MigrationError extends StartError {}

type Migration = { name: string; text: string; sha256: string };
/** A migration as the database remembers it. */
export type Recorded = { name: string; sha256: string };

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** An arbitrary number of our own: "migr" in ASCII. */
export const LOCK = 0x6d696772;

export const MAKE_RECORD = `
  create table if not exists schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

export const RECORDED = 'select name, sha256 from schema_migrations order by name collate "C"';

/**
 * Applies the files 0001_name.sql, 0002_name.sql, ... of a folder that the database does not have
 * yet, each in a transaction of its own, and returns their names. Any number of processes may do
 * so at once. Throws MigrationError when a recorded file has changed or is missing, when numbers
 * repeat or a new one comes before a recorded one, and when a file fails.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  directory: URL | string,
): Promise<string[]> {
  const migrations = await readMigrations(
    directory instanceof URL ? fileURLToPath(directory) : directory,
  );
  const pending = await exclusively(sql, async (transaction) => {
    await transaction.unsafe(MAKE_RECORD);
    return pendingOf(migrations, await recordedIn(transaction));
  });
  const applied: string[] = [];
  for (const migration of pending) {
    const isOurs = await exclusively(sql, async (transaction) => {
      const stillPending = pendingOf(migrations, await recordedIn(transaction));
      if (!stillPending.includes(migration)) return false;
      await applyMigration(transaction, migration);
      return true;
    });
    if (isOurs) applied.push(migration.name);
  }
  return applied;
}

/** A lock of the transaction, not of the session: a pooler in between cannot leave it behind. */
export function exclusively<T>(
  sql: postgres.Sql,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    return work(transaction);
  }) as Promise<T>;
}

const recordedIn = (transaction: postgres.TransactionSql) =>
  transaction.unsafe<Recorded[]>(RECORDED);

async function applyMigration(
  transaction: postgres.TransactionSql,
  migration: Migration,
): Promise<void> {
  const { name, text, sha256 } = migration;
  await transaction.unsafe(text).catch((cause: postgres.PostgresError) => {
    const before = text.slice(0, Number(cause.position ?? 0));
    const place = cause.position ? ` at line ${before.split('\n').length}` : '';
    throw new MigrationError(`Migration ${name} failed${place}: ${cause.message}`, { cause });
  });
  await transaction`insert into schema_migrations (name, sha256) values (${name}, ${sha256})`;
}

function pendingOf(migrations: Migration[], recorded: readonly Recorded[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of recorded) {
    const migration = byName.get(name);
    if (!migration) {
      throw new MigrationError(
        `The database has had migration ${name}, which this version does not know: is it older?`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationError(
        `Migration ${name} has changed since it was applied. Restore it, and write a new one.`,
      );
    }
    byName.delete(name);
  }
  const last = recorded.at(-1)?.name ?? '';
  const pending = [...byName.values()];
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new MigrationError(
      `Migration ${late.name} comes before ${last}, which is applied already. Give it the next number.`,
    );
  }
  return pending;
}

/** The migrations of a folder, in their order. Throws MigrationError for names that make none. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) {
      throw new MigrationError(`Migration ${name} must be named like 0001_what_it_does.sql.`);
    }
    const previous = names[index - 1];
    if (previous?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationError(`Migrations ${previous} and ${name} have the same number.`);
    }
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
