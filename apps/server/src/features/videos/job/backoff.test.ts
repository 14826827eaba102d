import { expect, test } from 'vitest';
import { keyRefused, noAnswer } from '../../../engines/faults.ts';
import { backoffMs, faultsInARow } from './backoff.ts';

test('the wait doubles from half a second to half a minute, give or take a tenth', () => {
  const between = (failures: number, least: number, most: number) => {
    expect(backoffMs(failures)).toBeGreaterThanOrEqual(least);
    expect(backoffMs(failures)).toBeLessThanOrEqual(most);
  };
  between(1, 450, 550);
  between(2, 900, 1100);
  between(5, 7200, 8800);
  between(50, 27_000, 33_000);
});

test('an engine is not asked before it says, nor at once because it says so', () => {
  expect(backoffMs(1, 60_000)).toBe(60_000);
  expect(backoffMs(4, 0)).toBeGreaterThan(3000);
});

test('only the same faults count together', () => {
  const refused = keyRefused('FAL_KEY', 401);
  expect(faultsInARow({ trouble: null, step_errors: 4 }, refused)).toBe(1);
  expect(faultsInARow({ trouble: noAnswer('500'), step_errors: 4 }, refused)).toBe(1);
  expect(faultsInARow({ trouble: refused, step_errors: 4 }, keyRefused('FAL_KEY', 403))).toBe(5);
});
