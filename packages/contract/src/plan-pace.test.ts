import { expect, test } from 'vitest';
import { paceOf } from './plan-pace.ts';

test.each([
  [1, 'A first taste, once a month'],
  [2, 'A first taste, twice a month'],
  [4, 'A first taste, four times a month'],
  [5, 'A post every week'],
  [8, 'A post every week'],
  [10, 'Two or three posts a week'],
  [29, 'Six or seven posts a week'],
  [30, 'A post every day'],
  [59, 'A post every day'],
  [60, 'Two posts every day'],
  [100, 'Three posts every day'],
  [1200, '40 posts every day'],
  [100_000, '3,333 posts every day'],
])('%i videos a month go as far as: %s', (videos, words) => {
  expect(paceOf(videos)).toBe(words);
});
