import { expect, test } from 'vitest';
import { stormOfSingles } from './singles.ts';

test('30 videos through kills, restarts and faults of the engines: no credit is lost, no video asked for twice', async () => {
  const report = await stormOfSingles({ videos: 30, seed: 1, deadlineSeconds: 60 });
  expect(report.breaches).toEqual([]);
  expect(report.kills + report.webKills).toBeGreaterThanOrEqual(2);
  expect(report.restarts).toBeGreaterThan(0);
  // How many come before their deadline hangs on the machine: a busy one finished 30 of 200.
  expect(report.completed).toBeGreaterThan(0);
});
