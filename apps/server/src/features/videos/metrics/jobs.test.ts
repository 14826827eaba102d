import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Happening, Happenings } from '../../../happenings.ts';
import { Listeners } from '../../../platform/listeners.ts';
import { createMetrics } from '../../../platform/metrics/registry.ts';
import { measureJobs } from './jobs.ts';

function measured() {
  const metrics = createMetrics('test');
  const happenings: Happenings = new Listeners<Happening>(pino({ level: 'silent' }));
  const stop = measureJobs(metrics, happenings, ['studio', 'fal']);
  const lines = async () => (await metrics.text()).split('\n').filter((line) => /^\w/.test(line));
  return { happenings, stop, lines };
}

type Ended = Extract<Happening, { name: 'job.ended' }>;
type StepEnded = Extract<Happening, { name: 'job.step-ended' }>;

const ids = () => ({ project: randomUUID(), account: randomUUID() });
const ended = (facts: Pick<Ended, 'outcome' | 'engine'>): Ended => ({
  ...{ name: 'job.ended', ...ids(), code: null, tookMs: 12_000 },
  ...facts,
});
const stepEnded = (facts: Pick<StepEnded, 'step' | 'outcome' | 'tookMs'>): StepEnded => ({
  ...{ name: 'job.step-ended', ...ids(), engine: 'fal', attempt: 1, lease: 1 },
  ...facts,
});

test('videos are counted by engine and outcome, from 0 on', async () => {
  const { happenings, lines } = measured();
  expect(await lines()).toContain('test_videos_total{engine="fal",outcome="completed"} 0');
  happenings.tell(ended({ engine: 'fal', outcome: 'completed' }));
  happenings.tell(ended({ engine: 'fal', outcome: 'completed' }));
  happenings.tell(ended({ engine: null, outcome: 'withdrawn' }));
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'test_videos_total{engine="fal",outcome="completed"} 2',
      'test_videos_total{engine="none",outcome="withdrawn"} 1',
      'test_video_duration_seconds_sum{engine="fal"} 24',
      'test_video_duration_seconds_bucket{le="10",engine="fal"} 0',
      'test_video_duration_seconds_bucket{le="20",engine="fal"} 2',
    ]),
  );
});

test('steps are counted with how they ended and how long they took, in seconds', async () => {
  const { happenings, lines } = measured();
  happenings.tell(stepEnded({ step: 'submit', outcome: 'in line', tookMs: 250 }));
  happenings.tell(stepEnded({ step: 'poll', outcome: 'threw', tookMs: 1500 }));
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'test_job_steps_total{step="submit",engine="fal",outcome="in_line"} 1',
      'test_job_steps_total{step="poll",engine="fal",outcome="threw"} 1',
      'test_job_step_duration_seconds_sum{step="submit",engine="fal"} 0.25',
      'test_job_step_duration_seconds_sum{step="poll",engine="fal"} 1.5',
    ]),
  );
});

test('a thousand projects of a thousand people add no label', async () => {
  const { happenings, lines } = measured();
  happenings.tell(ended({ engine: 'fal', outcome: 'failed' }));
  const before = (await lines()).length;
  for (let round = 0; round < 1000; round += 1) {
    happenings.tell(ended({ engine: 'fal', outcome: 'failed' }));
  }
  expect((await lines()).length).toBe(before);
});

test('nothing is counted after the stop', async () => {
  const { happenings, stop, lines } = measured();
  stop();
  happenings.tell(ended({ engine: 'fal', outcome: 'completed' }));
  expect(await lines()).toContain('test_videos_total{engine="fal",outcome="completed"} 0');
});
