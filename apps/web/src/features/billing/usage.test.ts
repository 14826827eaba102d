import type { Transaction } from '@shortcake/contract/transaction';
import { expect, it, test } from 'vitest';
import { creditShare, videoUsage } from './usage.ts';

const line = (type: Transaction['type'], amount: number, description = '') => ({
  type,
  amount,
  description,
});
const used = line('video_usage', 1);

it('shows the sum behind the balance', () => {
  const lines = [
    line('subscription', 60, 'Creator plan'),
    line('credit_purchase', 25),
    line('credit_purchase', -5),
    used,
    used,
    used,
  ];
  expect(videoUsage(lines)).toEqual({
    fromPlans: 10,
    bought: 20,
    used: 3,
    remaining: 27,
    owed: 0,
  });
});

it('owes what was taken back after it had been used, and has nothing left', () => {
  const lines = [line('credit_purchase', 2), used, used, line('credit_purchase', -2)];
  expect(videoUsage(lines)).toMatchObject({ bought: 0, used: 2, remaining: 0, owed: 2 });
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
