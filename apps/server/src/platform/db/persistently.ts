import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';
import { isDatabaseBusy } from './is-database-busy.ts';

const AGAIN_MS = 250;

/**
 * Does a piece of work that may be repeated, again and again while the database is out of reach or
 * busy, for `forMs` milliseconds at most: for what is known here alone and would be lost. Throws what
 * the work throws.
 */
export async function persistently<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const giveUpAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof Error && (isDatabaseAway(error) || isDatabaseBusy(error));
      if (!mayPass || performance.now() > giveUpAt) throw error;
      await sleep(AGAIN_MS);
    }
  }
}
