import type { Happenings } from '../../../happenings.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';

const KINDS = ['retryable', 'fatal', 'filtered', 'lost'] as const;
/** Seconds; an ask is given up after 30. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/** Counts how engines answer this process, as it is told. Answers how to stop. */
export function measureAsks(
  metrics: Metrics,
  happenings: Happenings,
  engines: readonly string[],
): () => void {
  const asking = metrics.histogram({
    name: 'engine_ask_duration_seconds',
    help: 'From an ask of an engine until its answer, by what that was.',
    labelNames: ['engine', 'outcome'],
    buckets: BUCKETS,
  });
  const faults = metrics.counter({
    name: 'engine_faults_total',
    help: 'Faults of engines, at asks and at jobs, by their kind.',
    labelNames: ['engine', 'kind'],
  });
  for (const engine of engines) for (const kind of KINDS) faults.inc({ engine, kind }, 0);
  return happenings.listen((told) => {
    if (told.name === 'engine.asked') {
      const { engine, outcome, tookMs } = told;
      asking.observe({ engine, outcome }, tookMs / 1000);
    } else if (told.name === 'engine.failed') {
      const { engine, kind } = told;
      faults.inc({ engine, kind });
    }
  });
}
