import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { onceForAll } from '../../platform/once-for-all.ts';
import type { DB } from '../../schema.ts';
import { foldEntries } from './queries.ts';

/** What stays unfolded meanwhile is read with each answer: at 50 videos a second, a few thousand rows. */
const FOLD = { name: 'fold tallies', everyMs: 10_000, lookMs: 10_000 };
/** Some 30 ms. */
const ENTRIES_AT_ONCE = 5000;

/** Folds entries into the kept sums now and then, in one of the processes. Answers how to stop. */
export function keepTalliesFolded(db: Kysely<DB>, log: Log): () => Promise<void> {
  const fold = async (stopping: AbortSignal) => {
    while (!stopping.aborted && (await foldEntries(db, ENTRIES_AT_ONCE)) === ENTRIES_AT_ONCE);
  };
  return onceForAll(db, FOLD, fold, log);
}
