import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { hashFile } from '../../engines/hash-file.ts';
import type { Client } from '../../platform/db/rows/client.ts';
import { readRows } from '../../platform/db/rows/copy.ts';
import { checkDump, dump, rowsInDump } from '../../platform/db/rows/pg-dump.ts';
import type { Table } from '../../platform/db/rows/tables.ts';
import type { Contents } from './contents.ts';
import { BackupError } from './error.ts';
import { writeFacts } from './files.ts';
import type { Manifest } from './manifest.ts';

const DUMP = 'rows.dump';
const pathOf = ({ name }: Table) => `rows/${name}.gz`;

/** The default level takes three times as long for a seventh less. */
const LEVEL = 1;

/** Writes the rows of tables into a backup, as COPY gives them: a file for each. */
export async function copyTables(
  client: Client,
  tables: readonly Table[],
  contents: Contents,
): Promise<void> {
  for (const table of tables) {
    const path = pathOf(table);
    const gzip = createGzip({ level: LEVEL });
    const facts = await writeFacts(
      join(contents.folder, path),
      () => readRows(client, table),
      gzip,
    );
    contents.add(path, facts);
  }
}

/** Has pg_dump write them, with the whole schema: one file, of which pg_restore alone makes a database. */
export async function dumpTables(client: Client, url: string, contents: Contents): Promise<void> {
  const path = join(contents.folder, DUMP);
  try {
    await dump(client, url, path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  contents.add(DUMP, await hashFile(path));
}

/**
 * A way to read the rows of a table in a backup. Throws BackupError when that takes a program that is
 * not there.
 */
export async function openTables(
  folder: string,
  { database }: Manifest,
): Promise<(table: Table) => Readable> {
  if (database.rows === 'copy') {
    return (table) => {
      const file = createReadStream(join(folder, pathOf(table)));
      const rows = createGunzip();
      return file.on('error', (error) => rows.destroy(error)).pipe(rows);
    };
  }
  const path = join(folder, DUMP);
  await checkDump(path).catch((cause) => {
    throw new BackupError(
      `pg_dump made this backup, and pg_restore cannot read it: ${cause.message}.`,
      {
        cause,
      },
    );
  });
  return (table) => rowsInDump(path, table);
}
