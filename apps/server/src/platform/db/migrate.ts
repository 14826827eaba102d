import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';
import { applyMigration, type Patience, patiently, waitBriefly } from './migrations/apply.ts';
import { readMigrations } from './migrations/files.ts';
import { pendingOf } from './migrations/pending.ts';
import { MAKE_RECORDS, RECORDED, type Recorded } from './migrations/records.ts';
import { inTransaction, inTurn, type Reserved } from './migrations/turn.ts';

const PATIENCE_MS = 5 * 60_000;

/**
 * Applies the files 0001_name.sql, 0002_name.sql, ... of a folder that the database does not have
 * yet, and returns their names. Each runs in a transaction of its own, or, where its first line is
 * `-- outside a transaction`, statement by statement without one. Any number of processes may do so at
 * once, over direct connections. A database that is newer by migrations that only expand is left as it
 * is, and `say` hears so. Throws MigrationError when a recorded file has changed or is missing, when
 * numbers repeat or a new one comes before a recorded one, when the database is newer by more, and when
 * a file fails or waits too long for a lock.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  directory: URL | string,
  { patienceMs = PATIENCE_MS, say = () => {}, settle }: Partial<Patience> = {},
): Promise<string[]> {
  const migrations = await readMigrations(
    directory instanceof URL ? fileURLToPath(directory) : directory,
  );
  const patience = { patienceMs, say, ...(settle && { settle }) };
  const waiting = () => say('Another process is at the schema; waiting for it.');
  return inTurn(
    sql,
    async (reserved) => {
      await makeRecords(reserved, patience);
      const pending = pendingOf(migrations, await recordedIn(reserved), say);
      for (const migration of pending) await applyMigration(reserved, migration, patience);
      return pending.map(({ name }) => name);
    },
    waiting,
  );
}

const recordedIn = (reserved: Reserved) => reserved.unsafe<Recorded[]>(RECORDED);

/** Makes the table of what has been applied, or gives the one of version 1.0.0 what it lacks. */
async function makeRecords(reserved: Reserved, patience: Patience): Promise<void> {
  const [row] = await reserved`
    select from pg_attribute
    where attrelid = to_regclass('schema_migrations') and attname = 'needs'`;
  if (row) return;
  await patiently('The table schema_migrations', patience, () =>
    inTransaction(reserved, async () => {
      await waitBriefly(reserved);
      await reserved.unsafe(MAKE_RECORDS);
    }),
  );
}
