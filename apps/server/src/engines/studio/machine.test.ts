import { expect, test } from 'vitest';
import { lanesOn, thisMachine, threadsOn } from './machine.ts';

const GB = 1_000_000_000;

test.each([
  [1, 0.512, 1],
  [1, 64, 1],
  [2, 0.512, 1],
  [2, 1.2, 1],
  [2, 1.3, 2],
  [2, 24, 2],
  [4, 1.3, 2],
  [4, 8, 4],
  [8, 2, 3],
  [16, 4, 7],
  [16, 64, 16],
  [64, 16, 31],
])('%d cores and %d GB make %d videos at once', (cores, gigabytes, lanes) => {
  expect(lanesOn({ cores, memoryBytes: gigabytes * GB })).toBe(lanes);
});

test.each([
  // One, two, three, four, eight and sixteen under way.
  [1, [1, 1, 1, 1, 1, 1]],
  [2, [2, 2, 2, 2, 2, 2]],
  [4, [4, 2, 2, 2, 2, 2]],
  [8, [4, 4, 2, 2, 2, 2]],
  [16, [4, 4, 4, 4, 2, 2]],
])(
  'on %d cores the next of 1, 2, 3, 4, 8 and 16 videos is drawn by %j threads',
  (cores, threads) => {
    const machine = { cores, memoryBytes: 64 * GB };
    expect([1, 2, 3, 4, 8, 16].map((underWay) => threadsOn(machine, underWay))).toEqual(threads);
  },
);

test('where memory limits the lanes no video takes that of further threads', () => {
  expect(threadsOn({ cores: 16, memoryBytes: 2 * GB }, 1)).toBe(2);
});

test('this machine has a core, and memory for a lane', () => {
  const machine = thisMachine();
  expect(machine.cores).toBeGreaterThan(0);
  expect(lanesOn(machine)).toBeGreaterThan(0);
  expect(lanesOn(machine)).toBeLessThanOrEqual(machine.cores);
});
