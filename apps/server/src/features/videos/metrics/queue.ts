import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';
import { readSparingly } from '../../../platform/read-sparingly.ts';
import { isSeldom } from '../../../platform/seldom.ts';
import { within } from '../../../platform/within.ts';
import type { DB } from '../../../schema.ts';
import { type Queue, type QueueOf, readQueue } from './queries.ts';

/** For how long what was read once serves all of its gauges; longer the longer the line is. */
const KEPT = { leastMs: 1000, mostMs: 30_000 };
/** Then the gauges are left out, rather than to keep all others waiting. */
const ANSWER_MS = 1500;

/** What is in line, as the database has it when somebody asks: every process tells the same. */
export function measureQueue(
  metrics: Metrics,
  db: Kysely<DB>,
  of: QueueOf,
  log: Pick<Log, 'warn'>,
): void {
  const read = readSparingly<Queue | undefined>(async () => {
    try {
      // A transaction brings its limits along, through a pooler too.
      return await within(
        ANSWER_MS,
        db.transaction().execute((db) => readQueue(db, of)),
      );
    } catch (error) {
      if (isSeldom('queue not read')) log.warn({ err: error }, 'metrics lack the queue');
      return undefined;
    }
  }, KEPT);
  const waiting = metrics.gauge({
    name: 'queue_waiting',
    help: 'Videos that wait to be begun.',
    async collect() {
      const queue = await read();
      if (queue) waiting.set(queue.waiting);
      else waiting.remove();
    },
  });
  const age = metrics.gauge({
    name: 'queue_age_seconds',
    help: 'How long that one has waited for its turn that waits the longest, of those that a free worker could begin; 0 without one.',
    async collect() {
      const queue = await read();
      if (queue) age.set(queue.ageSeconds);
      else age.remove();
    },
  });
  const inFlight = metrics.gauge({
    name: 'queue_in_flight',
    help: 'Videos that are begun and have not ended.',
    labelNames: ['engine'],
    async collect() {
      const queue = await read();
      inFlight.reset();
      if (queue === undefined) return;
      for (const engine of new Set([...of.engines, ...queue.inFlight.keys()])) {
        inFlight.set({ engine }, queue.inFlight.get(engine) ?? 0);
      }
    },
  });
}
