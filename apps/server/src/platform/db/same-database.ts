import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type postgres from 'postgres';

const MOST = 2 ** 47;

/**
 * Whether two connections lead into one database, however their URLs spell it. One takes an advisory
 * lock of a random number, which the other must find taken: such locks are each database's own. Names
 * would prove nothing, since every other server may have them too.
 */
export async function areSameDatabase(one: postgres.Sql, other: Kysely<unknown>): Promise<boolean> {
  const lock = randomInt(MOST);
  return one.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${lock})`;
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${lock}) as free`.execute(other);
    return !rows[0]!.free;
  });
}
