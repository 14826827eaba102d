import type { Kysely } from 'kysely';
import type { DB } from '../schema.ts';
import { type Forget, RETENTION } from './retention.ts';

/** Rows that one statement deletes: some 20 ms, in which nobody waits for long. */
const ROWS_AT_ONCE = 1000;
/** What is left then waits for the next hour. */
const LONGEST_MS = 10 * 60_000;

/**
 * Deletes the rows that need not be kept any longer, some of each table in turn, so that a table with
 * very many holds up no other. A table that fails holds up none either; throws at the end what went
 * wrong. Answers how many rows went. Once the signal aborts it begins no further statement.
 */
export async function forgetWhatIsOver(
  db: Kysely<DB>,
  {
    rowsAtOnce = ROWS_AT_ONCE,
    longestMs = LONGEST_MS,
    stopping,
  }: { rowsAtOnce?: number; longestMs?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  const giveUpAt = performance.now() + longestMs;
  const errors: unknown[] = [];
  let forgotten = 0;
  let left = Object.values(RETENTION).flatMap(({ forget }) => forget ?? []);
  while (left.length > 0 && performance.now() < giveUpAt) {
    const more: Forget[] = [];
    for (const forget of left) {
      if (stopping?.aborted) break;
      const count = await forget(db, rowsAtOnce).catch((error: unknown) => errors.push(error) && 0);
      forgotten += count;
      if (count >= rowsAtOnce) more.push(forget);
    }
    left = more;
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some old rows are still there');
  return forgotten;
}
