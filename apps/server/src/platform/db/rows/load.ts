import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { Client } from './client.ts';
import { writeRows } from './copy.ts';
import type { Sequence, Table } from './tables.ts';

/**
 * Puts rows into tables, in place of what is in them, as their owner: no superuser is needed. Triggers
 * are off meanwhile, since what they keep comes with the rows. Foreign keys are taken away and made
 * again: that finds every row that refers to none, in any order of tables, and in a fraction of the
 * time that a look for each row takes.
 */
export async function loadTables(
  client: Client,
  tables: readonly Table[],
  rowsOf: (table: Table) => Readable,
): Promise<void> {
  const keys = await listForeignKeys(client);
  for (const { name, table } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const table of tables) await loadTable(client, table, rowsOf);
  for (const { name, table, definition } of keys) {
    const constraint = pg.escapeIdentifier(name);
    await client.query(`alter table ${table} add constraint ${constraint} ${definition}`);
  }
}

async function loadTable(
  client: Client,
  table: Table,
  rowsOf: (table: Table) => Readable,
): Promise<void> {
  const name = pg.escapeIdentifier(table.name);
  await client.query(`alter table ${name} disable trigger user`);
  // What a migration put there is among the rows. Owners may have left themselves no right to delete.
  const { rowCount } = await client.query(`select from ${name} limit 1`);
  if (rowCount !== 0) await client.query(`delete from ${name}`);
  await pipeline(rowsOf(table), writeRows(client, table));
  await client.query(`alter table ${name} enable trigger user`);
  await client.query(`analyze ${name}`);
}

type ForeignKey = { table: string; name: string; definition: string };

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
     order by 1, 2`,
  );
  return rows;
}

/** Has sequences go on where others ended. */
export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    await client.query('select setval($1::regclass, $2::bigint)', [
      pg.escapeIdentifier(name),
      last,
    ]);
  }
}
