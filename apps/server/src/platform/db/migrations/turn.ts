import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';

/** A connection reserved for one, outside a transaction unless one is begun on it. */
export type Reserved = postgres.ReservedSql;

/** Advisory locks, by numbers of our own: "migr" in ASCII, which keeps out version 1.0.0, and the next. */
export const LOCK = 0x6d696772;
export const TURN = LOCK + 1;

/**
 * Whose host vanished without a word lets go of the turn within half a minute, not after the two hours
 * that systems wait. PostgreSQL looks between two statements; one that runs, as an index is built, ends
 * first. By the socket of this machine none of these says anything.
 */
const NOTICED_SOON = [
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
  "set tcp_user_timeout = '25s'",
].join('; ');

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;

/**
 * Runs `work` while nobody else is at the schema. `says` is called once where others are at it first.
 *
 * The lock belongs to the session, which must be PostgreSQL's own (no pooler that gives each transaction
 * another one), and it is tried for again and again, outside transactions. Who waits in a statement, or
 * holds the lock by a transaction, has a snapshot, and `create index concurrently` waits for all
 * of those: with it, whoever builds the index and whoever waits for the turn would wait for each other.
 */
export async function inTurn<T>(
  sql: postgres.Sql,
  work: (reserved: Reserved) => Promise<T>,
  says: () => void = () => {},
): Promise<T> {
  const reserved = await sql.reserve();
  try {
    await reserved.unsafe(NOTICED_SOON);
    await takeTurn(reserved, says);
    // Where the connection is lost the turn has ended with it.
    return await work(reserved).finally(() => giveTurn(reserved).catch(() => {}));
  } finally {
    reserved.release();
  }
}

async function takeTurn(reserved: Reserved, says: () => void): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const [row] = await reserved<{ is_ours: boolean }[]>`
      select pg_try_advisory_lock(${TURN}) as is_ours`;
    if (row!.is_ours) return;
    if (pause < LONGEST_PAUSE_MS && 2 * pause >= LONGEST_PAUSE_MS) says();
    // In random steps: those that start together do not ask together for ever.
    await sleep(pause * (0.5 + Math.random()));
  }
}

async function giveTurn(reserved: Reserved): Promise<void> {
  await reserved`select pg_advisory_unlock(${TURN})`;
}

/** Runs `work` in one transaction while nobody else is at the schema. */
export function exclusively<T>(
  sql: postgres.Sql,
  work: (reserved: Reserved) => Promise<T>,
): Promise<T> {
  return inTurn(sql, (reserved) => inTransaction(reserved, () => work(reserved)));
}

/**
 * Runs `work` in one transaction of a connection that has the turn. It keeps out version 1.0.0 as well,
 * which knows this one lock alone, and waits for it in a transaction: hence only for so long.
 */
export async function inTransaction<T>(reserved: Reserved, work: () => Promise<T>): Promise<T> {
  await reserved`begin`.simple();
  try {
    await reserved`select pg_advisory_xact_lock(${LOCK})`;
    const result = await work();
    await reserved`commit`.simple();
    return result;
  } catch (error) {
    await reserved`rollback`.simple().catch(() => {});
    throw error;
  }
}
