import pg from 'pg';
import type { Client } from './client.ts';

/** A table, and those of its columns that hold what was written: not what is generated from them. */
export type Table = { name: string; columns: string[] };

/** A sequence, and the number it gave last; null when it has given none. */
export type Sequence = { name: string; last: string | null };

/** Whatever the schema holds that is not an extension's. */
const OURS = `
  relnamespace = current_schema()::regnamespace and not exists (
    select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** The tables of the schema that the migrations went to, without the record of these. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where ${OURS} and relkind = 'r' and relname <> 'schema_migrations'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  );
  return rows;
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() order by sequencename`,
  );
  return rows;
}

/** The name of a table, view or sequence in the schema that is no extension's; undefined where it is empty. */
export async function anyRelation(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f', 'S') order by relname limit 1`,
  );
  return rows[0]?.name;
}

/** Keeps tables from being changed or dropped until the transaction ends; reads and writes go on. */
export async function holdTables(client: Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
}

export async function countRows(client: Client, { name }: Table): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::float8 as rows from ${pg.escapeIdentifier(name)}`,
  );
  return rows[0].rows;
}
