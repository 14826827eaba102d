import type postgres from 'postgres';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { BESIDES } from './besides.ts';
import { HISTORY } from './history.ts';
import { JOURNAL, SUMS } from './journal.ts';
import { writePeople } from './people.ts';
import { writeWaiting } from './waiting.ts';
import { writeYear } from './year.ts';

/** An empty database with the product's tables, as a superuser. */
type Filled = { ownerUrl: string };

/**
 * Fills a database with people and so many finished videos of theirs, as the product would have left
 * them; all that comes with them is there in proportion. By sets and without triggers, since a million
 * would take hours with them: what they keep is written as well.
 */
export function fillHistory(database: Filled, finished: number): Promise<void> {
  return fill(database, async (sql) => {
    await writePeople(sql, finished);
    await sql.unsafe(HISTORY);
    await sql.unsafe(BESIDES);
  });
}

/** Puts so many projects in line, of many people and of a few who wait for thousands. Once. */
export function fillWaiting(database: Filled, waiting: number): Promise<void> {
  return fill(database, (sql) => writeWaiting(sql, waiting));
}

/** Makes a year's business of what is filled in by then. Once. */
export function fillYear(database: Filled): Promise<void> {
  return fill(database, writeYear);
}

async function fill(
  { ownerUrl }: Filled,
  write: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  const { sql, close } = connectDatabase(ownerUrl);
  try {
    await sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`set local synchronous_commit = off`;
      await sql`set local work_mem = '512MB'`;
      await write(sql);
      await sql.unsafe(JOURNAL + SUMS);
    });
    await sql`vacuum analyze`;
  } finally {
    await close();
  }
}
