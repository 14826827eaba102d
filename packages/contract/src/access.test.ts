import { expect, test } from 'vitest';
import { hasPlan, mayUseDashboard } from './access.ts';

test.each([
  ['creator', 'active', true],
  ['creator', 'cancelled', true],
  ['free', 'cancelled', false],
  ['free', null, false],
] as const)('on %s and %s, a plan runs: %s', (plan, subscriptionStatus, expected) => {
  expect(hasPlan({ plan, subscriptionStatus })).toBe(expected);
});

test('the dashboard is closed to who never had anything', () => {
  expect(mayUseDashboard({ plan: 'free', subscriptionStatus: null }, [])).toBe(false);
});

test('the dashboard is open to who has a plan, had one, or was given credits', () => {
  expect(mayUseDashboard({ plan: 'pro', subscriptionStatus: 'active' }, [])).toBe(true);
  expect(mayUseDashboard({ plan: 'free', subscriptionStatus: 'cancelled' }, [])).toBe(true);
  const bought = [{ type: 'credit_purchase' as const }];
  expect(mayUseDashboard({ plan: 'free', subscriptionStatus: null }, bought)).toBe(true);
});
