import type { Kysely } from 'kysely';
import type { VideoEngine } from '../../../engines/engine.ts';
import type { DB } from '../../../schema.ts';
import { countPolled } from '../queries.ts';

/** How long to wait before an engine is asked about a job again. */
export type PollingPace = (engine: VideoEngine) => Promise<number>;

/** Polls that all workers together make of one engine: a thousand waiting jobs must not drown it. */
const POLLS_PER_SECOND = 100;
/** The jobs are counted this often; in between, the last figure is good enough. */
const COUNT_EVERY_MS = 2000;

/**
 * Polls a job as often as its engine's manner says while few jobs are under way (up to 50 at 500
 * ms), and less often the more jobs there are.
 */
export function createPollingPace(db: Kysely<DB>): PollingPace {
  const counts = new Map<string, { at: number; jobs: Promise<number> }>();
  return async ({ id, manner }) => {
    let count = counts.get(id);
    if (!count || performance.now() - count.at > COUNT_EVERY_MS) {
      count = { at: performance.now(), jobs: countPolled(db, id) };
      counts.set(id, count);
      count.jobs.catch(() => counts.delete(id));
    }
    return Math.max(manner.pollMs, ((await count.jobs) * 1000) / POLLS_PER_SECOND);
  };
}
