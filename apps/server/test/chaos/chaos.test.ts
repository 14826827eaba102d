import { expect, test } from 'vitest';
import { stormOfSingles } from './singles.ts';

// A worker, the web and the database are killed once each; chaos.deep.test.ts goes on until the end. The
// plans of this seed hold sixteen kinds of what engines do, and none that a deadline alone ends.

test('30 videos through two kills, a restart and faults of the engines: no credit is lost, no video asked for twice', async () => {
  const report = await stormOfSingles({
    ...{ videos: 30, seed: 42, deadlineSeconds: 60 },
    strokes: ['worker', 'web', 'database'],
  });
  expect(report.breaches).toEqual([]);
  expect(report).toMatchObject({ kills: 1, webKills: 1, restarts: 1 });
  // How many come before their deadline hangs on the machine: a busy one finished 30 of 200.
  expect(report.completed).toBeGreaterThan(0);
});
