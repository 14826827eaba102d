import type postgres from 'postgres';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import type { Database } from '../server.ts';
import { BESIDES } from './besides.ts';
import { HISTORY } from './history.ts';
import { type Sizes, writePeople } from './people.ts';
import { writeWaiting } from './waiting.ts';

/**
 * Fills an empty database with people and their finished videos, as the product would have left them;
 * all that comes with them is there in proportion. By sets and without triggers, since a million would
 * take hours with them: what they keep is written as well. Needs a superuser. A million take four
 * minutes on two cores.
 */
export function fillHistory(database: Database, sizes: Sizes): Promise<void> {
  return fill(database, async (sql) => {
    await writePeople(sql, sizes);
    await sql.unsafe(HISTORY);
    await sql.unsafe(BESIDES);
  });
}

/** Puts so many projects in line, of many people and of a few who wait for thousands. */
export function fillWaiting(database: Database, waiting: number): Promise<void> {
  return fill(database, (sql) => writeWaiting(sql, waiting));
}

async function fill(
  { ownerUrl }: Database,
  write: (sql: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  const { sql, close } = connectDatabase(ownerUrl);
  try {
    await sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`set local synchronous_commit = off`;
      await sql`set local work_mem = '512MB'`;
      await write(sql);
    });
    await sql`vacuum analyze`;
    // What follows is measured without a checkpoint of what was filled.
    await sql`checkpoint`;
  } finally {
    await close();
  }
}
