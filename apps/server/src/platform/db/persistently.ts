import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';

const AGAIN_MS = 250;

/**
 * Does a piece of work that may be repeated, again and again while the database is out of reach, for
 * `forMs` milliseconds at most: for what is known here alone and would be lost. Throws what the
 * work throws.
 */
export async function persistently<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const giveUpAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseAway(error) || performance.now() > giveUpAt)
        throw error;
      await sleep(AGAIN_MS);
    }
  }
}
