import { expect, test } from 'vitest';
import { type Interval, periodEnd } from './periods.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

test.each<[string, string, Interval['interval'], number, string]>([
  ['2026-01-31', '2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', '2026-02-28', 'month', 1, '2026-03-31'],
  ['2024-01-30', '2024-01-30', 'month', 1, '2024-02-29'],
  ['2026-01-31', '2026-03-31', 'month', 3, '2026-04-30'],
  ['2026-12-15', '2026-12-15', 'month', 1, '2027-01-15'],
  ['2024-02-29', '2024-02-29', 'year', 1, '2025-02-28'],
  ['2024-02-29', '2027-02-28', 'year', 1, '2028-02-29'],
  ['2026-01-31', '2026-01-31', 'week', 2, '2026-02-14'],
  ['2026-01-31', '2026-02-05', 'day', 5, '2026-02-10'],
  ['2020-01-31', '2026-10-31', 'month', 1, '2026-11-30'],
])('from %s, the period at %s ends after a %s (%i) on %s', (anchor, from, interval, count, end) => {
  const result = periodEnd(at(anchor), at(from), { interval, interval_count: count });
  expect(day(result)).toBe(end);
});
