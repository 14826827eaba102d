import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A time by the database's clock. */
export const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/**
 * Deletes rows of a table that are `over`, the first by the column `by` before the others, and at most
 * so many; rows that somebody holds are left for the next time. Answers how many went. An index on
 * `by` keeps it from reading the others. In one statement of a few milliseconds, since a large one
 * would hold what it has locked, and keep vacuum waiting, until its end.
 */
export async function deleteOldest<DB>(
  db: Kysely<DB>,
  { table, by, over }: { table: string & keyof DB; by: string; over: RawBuilder<boolean> },
  most: number,
): Promise<number> {
  // By their places on the disk, which the lock keeps: any table has those, whatever its key is.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${over}
      order by ${sql.ref(by)} limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
