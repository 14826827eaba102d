import type { Kysely } from 'kysely';
import type { Metrics } from '../../../platform/metrics/registry.ts';
import { within } from '../../../platform/within.ts';
import type { DB } from '../../../schema.ts';
import { countWaiting } from '../queries.ts';

/** Then the gauge is left out, rather than to keep all others waiting. */
const ANSWER_MS = 1500;

/** What waits for an operator, as the database has it when somebody asks: every process tells the same. */
export function measureReports(metrics: Metrics, db: Kysely<DB>): void {
  const waiting = metrics.gauge({
    name: 'reports_waiting',
    help: 'Reports and objections that wait for a decision.',
    async collect() {
      // A transaction brings its limits along, through a pooler too.
      const asked = db.transaction().execute((db) => countWaiting(db, 0));
      const count = await within(ANSWER_MS, asked).catch(() => undefined);
      if (count === undefined) waiting.remove();
      else waiting.set(count);
    },
  });
}
