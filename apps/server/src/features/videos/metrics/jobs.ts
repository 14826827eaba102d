import type { Happenings } from '../../../happenings.ts';
import type { Metrics } from '../../../platform/metrics/registry.ts';

const OUTCOMES = ['completed', 'failed', 'withdrawn'] as const;
/** Seconds; a video fails after 900 unless the operator says otherwise. */
const VIDEO_BUCKETS = [5, 10, 20, 40, 60, 120, 180, 300, 600, 900];
const STEP_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Of a project that ended before an engine was chosen. */
const NO_ENGINE = 'none';

/** Counts what becomes of videos in this process, as it is told. Answers how to stop. */
export function measureJobs(
  metrics: Metrics,
  happenings: Happenings,
  engines: readonly string[],
): () => void {
  const videos = metrics.counter({
    name: 'videos_total',
    help: 'Videos that ended, by how.',
    labelNames: ['engine', 'outcome'],
  });
  // What is counted first is otherwise no increase: Prometheus has not seen the 0 before it.
  for (const engine of engines) for (const outcome of OUTCOMES) videos.inc({ engine, outcome }, 0);
  const making = metrics.histogram({
    name: 'video_duration_seconds',
    help: 'From the ask until a video was finished.',
    labelNames: ['engine'],
    buckets: VIDEO_BUCKETS,
  });
  const steps = metrics.counter({
    name: 'job_steps_total',
    help: 'Steps of jobs that ended, by how.',
    labelNames: ['step', 'engine', 'outcome'],
  });
  const stepping = metrics.histogram({
    name: 'job_step_duration_seconds',
    help: 'How long steps took.',
    labelNames: ['step', 'engine'],
    buckets: STEP_BUCKETS,
  });
  return happenings.listen((told) => {
    if (told.name === 'job.ended') {
      const { outcome, tookMs } = told;
      const engine = told.engine ?? NO_ENGINE;
      videos.inc({ engine, outcome });
      if (outcome === 'completed') making.observe({ engine }, tookMs / 1000);
    } else if (told.name === 'job.step-ended') {
      const { step, engine, outcome, tookMs } = told;
      steps.inc({ step, engine, outcome: outcome.replaceAll(' ', '_') });
      stepping.observe({ step, engine }, tookMs / 1000);
    }
  });
}
