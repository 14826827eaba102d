import { expect, it, test } from 'vitest';
import { creditShare, remainderOf } from './usage.ts';

it('shows what is left of what was given', () => {
  const left = remainderOf({ fromPlans: 10, bought: 20, used: 3 });
  expect(left).toEqual({ remaining: 27, owed: 0 });
});

it('owes what was taken back after it had been used, and has nothing left', () => {
  const left = remainderOf({ fromPlans: 0, bought: 0, used: 2 });
  expect(left).toEqual({ remaining: 0, owed: 2 });
});

test.each([
  [5, 10, 0.5],
  [0, 10, 0],
  [35, 10, 1],
  [-3, 100, 0],
  [100, undefined, 0],
])('%i credits on a plan of %s fill the bar to %d', (remaining, monthly, share) => {
  expect(creditShare(remaining, monthly)).toBe(share);
});
