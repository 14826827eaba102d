import type { Readable } from 'node:stream';
import { keepTurn, replayMigrations } from '../../platform/db/migrations/replay.ts';
import { type Client, countOthers, onClient } from '../../platform/db/rows/client.ts';
import { loadTables, setSequences } from '../../platform/db/rows/load.ts';
import { anyRelation, countRows, listTables, type Table } from '../../platform/db/rows/tables.ts';
import { BackupError } from './error.ts';
import type { Manifest } from './manifest.ts';
import type { Say } from './progress.ts';

const IN_USE = 'The product, or one of its commands, is using this database: stop it.';

/** Throws BackupError for a database that holds something, or that the product is using. */
export async function refuseUsedDatabase(client: Client): Promise<void> {
  if ((await countOthers(client)) > 0) throw new BackupError(IN_USE);
  const name = await anyRelation(client);
  if (name !== undefined) {
    throw new BackupError(
      `The database is not empty (${name}): make a new one, and name that in DATABASE_URL.`,
    );
  }
}

/**
 * Brings an empty database to the backup's migrations and rows, in one transaction: it holds all of it
 * in the end, or nothing. Throws BackupError, also where a table has not as many rows as it had.
 */
export async function restoreDatabase(
  url: string,
  {
    manifest,
    migrations,
    rowsOf,
    say,
  }: { manifest: Manifest; migrations: URL; rowsOf: (table: Table) => Readable; say: Say },
): Promise<void> {
  await onClient(url, 'write', async (client) => {
    // First, so that a product that starts now finds the database empty or whole.
    if (!(await keepTurn(client))) throw new BackupError(IN_USE);
    await refuseUsedDatabase(client);
    await replayMigrations(client, migrations, manifest.migrations);
    const ours = new Set((await listTables(client)).map(({ name }) => name));
    const tables = manifest.tables.filter(({ name }) => ours.has(name));
    for (const { name } of manifest.tables) {
      if (!ours.has(name)) say(`Left out: the table ${name}, which is none of the product's`);
    }
    await refuseForeign(async () => {
      await loadTables(client, tables, rowsOf);
      await setSequences(client, manifest.sequences);
    });
    for (const table of tables) {
      const rows = await countRows(client, table);
      if (rows === table.rows) continue;
      throw new BackupError(
        `The table ${table.name} has ${rows} rows in place of ${table.rows}: nothing was restored.`,
      );
    }
  });
}

/**
 * What is no gzip, and what PostgreSQL says of values, rows and names that do not fit: data exceptions
 * (22...), constraints (23...), unknown names (42...).
 */
const FOREIGN = /^(Z_|22|23|42)/;

/** Its own words may quote a row. */
async function refuseForeign(load: () => Promise<void>): Promise<void> {
  await load().catch((cause) => {
    if (!FOREIGN.test(cause.code ?? '')) throw cause;
    throw new BackupError(
      `The backup's rows are not those of this product's tables (${cause.code}): nothing was restored.`,
      { cause },
    );
  });
}
