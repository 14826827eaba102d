import { randomInt } from 'node:crypto';
import type postgres from 'postgres';

const MOST = 2 ** 47;

/**
 * Whether two connections lead into one database, however their URLs spell it. One takes an advisory
 * lock of a random number, which the other must find taken: such locks are each database's own. Names
 * would prove nothing, since every other server may have them too.
 */
export async function areSameDatabase(one: postgres.Sql, other: postgres.Sql): Promise<boolean> {
  const lock = randomInt(MOST);
  return one.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${lock})`;
    const [row] = await other<
      { free: boolean }[]
    >`select pg_try_advisory_xact_lock(${lock}) as free`;
    return !row!.free;
  });
}
