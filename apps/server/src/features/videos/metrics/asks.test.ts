import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Happening, Happenings } from '../../../happenings.ts';
import { Listeners } from '../../../platform/listeners.ts';
import { createMetrics } from '../../../platform/metrics/registry.ts';
import { measureAsks } from './asks.ts';

test('asks are timed by their outcome, and faults counted by their kind, from 0 on', async () => {
  const metrics = createMetrics('test');
  const happenings: Happenings = new Listeners<Happening>(pino({ level: 'silent' }));
  measureAsks(metrics, happenings, ['fal']);
  const lines = async () => (await metrics.text()).split('\n');
  expect(await lines()).toContain('test_engine_faults_total{engine="fal",kind="filtered"} 0');
  happenings.tell({ name: 'engine.asked', engine: 'fal', outcome: 'accepted', tookMs: 750 });
  happenings.tell({ name: 'engine.asked', engine: 'fal', outcome: 'refused', tookMs: 100 });
  const failed = { name: 'engine.failed', engine: 'fal', about: 'ask' } as const;
  happenings.tell({ ...failed, kind: 'fatal', code: 'KEY_REFUSED' });
  happenings.tell({ ...failed, kind: 'fatal', code: 'MODEL_GONE' });
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'test_engine_faults_total{engine="fal",kind="fatal"} 2',
      'test_engine_faults_total{engine="fal",kind="retryable"} 0',
      'test_engine_ask_duration_seconds_sum{engine="fal",outcome="accepted"} 0.75',
      'test_engine_ask_duration_seconds_count{engine="fal",outcome="refused"} 1',
    ]),
  );
});
