import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { onceForAll } from '../../platform/once-for-all.ts';
import type { DB } from '../../schema.ts';
import { checkLedger } from './check-ledger.ts';

const DAILY = { name: 'check the ledger', everyMs: 24 * 3_600_000 };
/** Of the finished videos; those by chance are others each time. */
export const SAMPLE = { newest: 1000, random: 1000 };
export const MOST_SEEDS = 1_000_000;

/**
 * Verifies the ledger once a day, in one of the processes, and logs each breach. Answers how to stop,
 * which cuts a run short between two rules; the next is tomorrow's.
 */
export function keepLedgerChecked(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  log: Log,
): () => Promise<void> {
  const check = async (stopping: AbortSignal) => {
    const sample = { ...SAMPLE, seed: randomInt(MOST_SEEDS) };
    try {
      const breaches = await checkLedger(db, hasVideo, { sample, stopping });
      for (const breach of breaches) log.error({ breach }, 'the ledger breaks a rule');
    } catch (error) {
      if (!stopping.aborted) throw error;
    }
  };
  return onceForAll(db, DAILY, check, log);
}
