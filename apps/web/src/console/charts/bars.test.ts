import { expect, test } from 'vitest';
import { barsOf, ticksFor } from './bars.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    revenueCents: 2,
    costCents: 1,
  }));

test('a month is shown by days, a quarter by weeks, a year by months, and nothing is lost', () => {
  expect(barsOf(days(31))).toHaveLength(31);
  expect(barsOf(days(90))).toHaveLength(13);
  expect(barsOf(days(365))).toHaveLength(12);
  for (const count of [1, 31, 32, 90, 217, 218, 365, 800]) {
    const bars = barsOf(days(count));
    expect(bars.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(2 * count);
    expect(bars.length).toBeLessThanOrEqual(31);
  }
  expect(barsOf(days(2)).map(({ name }) => name)).toEqual(['Jan 1', 'Jan 2']);
});

test.each([
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [400, [0, 100, 200, 300, 400]],
  [1234, [0, 500, 1000, 1500]],
  [99_999, [0, 25_000, 50_000, 75_000, 100_000]],
])('up to %i the ticks are %j', (most, ticks) => {
  expect(ticksFor(most)).toEqual(ticks);
});
