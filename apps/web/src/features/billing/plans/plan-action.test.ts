import { planNames } from '@shortcake/contract/plans';
import { describe, expect, test } from 'vitest';
import { isChoosable, planAction, planActionLabels } from './plan-action.ts';

const labels = (user: Parameters<typeof planAction>[0]) =>
  planNames.map((plan) => planActionLabels[planAction(user, plan)]);

describe('the button of each plan, from Starter to Studio', () => {
  test('is Subscribe for who never had one', () => {
    const user = { plan: 'free', subscriptionStatus: null } as const;
    expect(labels(user)).toEqual(['Subscribe', 'Subscribe', 'Subscribe', 'Subscribe']);
  });

  test('goes by tier for who has one, whatever the prices', () => {
    const user = { plan: 'creator', subscriptionStatus: 'active' } as const;
    expect(labels(user)).toEqual(['Unavailable', 'Current Plan', 'Upgrade', 'Upgrade']);
  });

  test.each(['creator', 'free'] as const)('is Resubscribe for who cancelled, on %s', (plan) => {
    const user = { plan, subscriptionStatus: 'cancelled' } as const;
    expect(labels(user)).toEqual(['Resubscribe', 'Resubscribe', 'Resubscribe', 'Resubscribe']);
  });
});

test('the current and a lower plan cannot be chosen', () => {
  const actions = ['resubscribe', 'subscribe', 'current', 'upgrade', 'unavailable'] as const;
  expect(actions.filter(isChoosable)).toEqual(['resubscribe', 'subscribe', 'upgrade']);
});
