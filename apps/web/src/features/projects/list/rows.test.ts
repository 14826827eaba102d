import { expect, it } from 'vitest';
import { rowsOf } from './rows.ts';

it('fills row after row, and leaves the last as it comes', () => {
  expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(rowsOf([1, 2], 4)).toEqual([[1, 2]]);
});

it('has no row for nothing', () => {
  expect(rowsOf([], 2)).toEqual([]);
});
