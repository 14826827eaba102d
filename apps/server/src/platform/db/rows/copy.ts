import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Client } from './client.ts';
import type { Table } from './tables.ts';

/**
 * All rows of a table in COPY's text form, as every version of PostgreSQL reads it. To be read to its
 * end before the client is asked anything else.
 */
export const readRows = (client: Client, table: Table): Readable =>
  client.query(to(`copy ${columnsOf(table)} to stdout`));

/** Takes rows as `readRows` gives them. */
export const writeRows = (client: Client, table: Table): Writable =>
  client.query(from(`copy ${columnsOf(table)} from stdin`));

const columnsOf = ({ name, columns }: Table) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
