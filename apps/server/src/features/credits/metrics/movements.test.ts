import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Happening, Happenings } from '../../../happenings.ts';
import { Listeners } from '../../../platform/listeners.ts';
import { createMetrics } from '../../../platform/metrics/registry.ts';
import { measureCredits } from './movements.ts';

test('credits are counted by how they moved, from 0 on, until it is stopped', async () => {
  const metrics = createMetrics('test');
  const happenings: Happenings = new Listeners<Happening>(pino({ level: 'silent' }));
  const stop = measureCredits(metrics, happenings);
  const of = { account: 'a', project: 'p' };
  happenings.tell({ name: 'credits.held', ...of, credits: 100 });
  happenings.tell({ name: 'credits.held', ...of, credits: 1 });
  happenings.tell({ name: 'credits.captured', ...of, credits: 1 });
  const grant = { account: 'a', book: 'purchased', source: 'x', credits: 50 } as const;
  happenings.tell({ name: 'credits.granted', ...grant });
  stop();
  happenings.tell({ name: 'credits.granted', ...grant });
  expect(
    (await metrics.text())
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .sort(),
  ).toEqual([
    'test_credits_total{movement="captured"} 1',
    'test_credits_total{movement="clawed_back"} 0',
    'test_credits_total{movement="granted"} 50',
    'test_credits_total{movement="held"} 101',
    'test_credits_total{movement="released"} 0',
  ]);
});
