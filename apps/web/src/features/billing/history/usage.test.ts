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
  [5, 'creator', 0.5],
  [0, 'creator', 0],
  [35, 'creator', 1],
  [-3, 'studio', 0],
  [100, 'free', 0],
] as const)('%i credits on %s fill the bar to %d', (remaining, plan, share) => {
  expect(creditShare(remaining, plan)).toBe(share);
});
