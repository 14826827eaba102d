import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Session } from './session.ts';
import type { Table } from './tables.ts';

/**
 * All rows of a table in COPY's text form, as every version of PostgreSQL reads it. To be read to its
 * end before the session is asked anything else.
 */
export const readRows = (session: Session, table: Table): Readable =>
  session.query(to(`copy ${columnsOf(table)} to stdout`));

/** Takes rows as `readRows` gives them. */
export const writeRows = (session: Session, table: Table): Writable =>
  session.query(from(`copy ${columnsOf(table)} from stdin`));

const columnsOf = ({ name, columns }: Table) =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
