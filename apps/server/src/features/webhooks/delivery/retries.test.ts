import { expect, test } from 'vitest';
import { waitAfter } from './retries.ts';

test('the first retry comes after five seconds, each later than the one before, and all in three days', () => {
  const waits = Array.from({ length: 30 }, (_, i) => waitAfter(i + 1, undefined));
  expect(waits[0]).toBe(5);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const hours = waits.map((_, i) => waits.slice(0, i + 1).reduce((sum, wait) => sum + wait) / 3600);
  const within = hours.filter((hour) => hour < 72).length;
  // Often enough to find a receiver again soon, and not so often as to be a burden.
  expect([within > 15, within < 30]).toEqual([true, true]);
});

test('what a receiver asks for makes a wait longer, never shorter, and by an hour at most', () => {
  expect(waitAfter(1, 60)).toBe(60);
  expect(waitAfter(4, 60)).toBe(600);
  expect(waitAfter(1, 1e9)).toBe(3600);
  expect(waitAfter(8, 1e9)).toBe(4 * 3600);
});
