import { expect, test } from 'vitest';
import type { VideoEngine } from '../../../engines/engine.ts';
import { lineUp } from '../../../engines/line-up.ts';
import { isForLane, lanesOf } from './lanes.ts';

const engine = (id: string, inProcess: boolean) =>
  ({ id, manner: { inProcess, concurrency: 8 } }) as VideoEngine;
const STEPS = ['submit', 'poll', 'collect', 'check', 'publish'];

test('each step at each engine is for one lane', () => {
  const engines = lineUp([engine('studio', true), engine('fal', false), engine('omni', false)]);
  const lanes = lanesOf(engines);
  for (const { id } of engines.all) {
    for (const step of STEPS) {
      const of = lanes.filter((lane) => isForLane({ step, engine: id }, lane));
      expect(of, `${step} at ${id}`).toHaveLength(1);
    }
  }
  expect(lanes.some((lane) => isForLane({ step: 'submit', engine: 'gone' }, lane))).toBe(false);
});

test('an engine elsewhere has a lane for submits and one for polls, which others do not share', () => {
  const lanes = lanesOf(lineUp([engine('fal', false), engine('omni', false)]));
  const laneOf = (step: string, id: string) =>
    lanes.findIndex((lane) => isForLane({ step, engine: id }, lane));
  const own = [laneOf('submit', 'fal'), laneOf('poll', 'fal'), laneOf('submit', 'omni')];
  expect(new Set([...own, laneOf('poll', 'omni')]).size).toBe(4);
  expect(laneOf('collect', 'fal')).toBe(laneOf('collect', 'omni'));
});
