import { expect, test } from 'vitest';
import { deepSeed } from '../../../../scripts/checks/deep-seed.ts';
import { stormOfLeavers } from './leavers.ts';
import { stormOfSeries } from './series.ts';
import { stormOfSingles } from './singles.ts';

const VIDEOS = 200;
const LEAVERS = 100;

test(`${VIDEOS} videos through kills, restarts and every fault of the engines: no credit is lost, no video asked for twice`, async () => {
  const report = await stormOfSingles({ videos: VIDEOS, seed: deepSeed, deadlineSeconds: 90 });
  expect(report.breaches).toEqual([]);
  expect(report.kills).toBeGreaterThan(1);
  expect(report.webKills).toBeGreaterThan(0);
  expect(report.missed).toBeGreaterThan(0);
  expect(report.restarts).toBeGreaterThan(0);
  // How many come before their deadline hangs on the machine: a busy one finished 30 of 200.
  expect(report.completed).toBeGreaterThan(0);
});

test('series through the same, added to, tried again and cancelled in the midst of it: each of their videos is made and paid for once', async () => {
  const report = await stormOfSeries({ series: 3, rows: 6, seed: deepSeed, deadlineSeconds: 45 });
  expect(report.breaches).toEqual([]);
  expect(report.kills + report.webKills + report.restarts).toBeGreaterThan(0);
  expect(report.missed).toBeGreaterThan(0);
  expect(report.retried).toBeGreaterThan(2);
  expect(report.added).toBe(3);
  expect(report.completed).toBeGreaterThan(0);
});

test(`${LEAVERS} people take out what is theirs and delete their accounts at once, through the same: each once, and nothing of them is left`, async () => {
  const report = await stormOfLeavers({ people: LEAVERS, seed: deepSeed, deadlineSeconds: 90 });
  expect(report.breaches).toEqual([]);
  expect(report.exports).toBe(LEAVERS);
  expect(report.kills + report.webKills + report.restarts).toBeGreaterThan(0);
  expect(report.missed).toBeGreaterThan(0);
});
