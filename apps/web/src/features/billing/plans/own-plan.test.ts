import { planFeatures } from '@shortcake/contract/plan-features';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { planTitles } from '@shortcake/contract/plans';
import { expect, test } from 'vitest';
import { withOwnPlan } from './own-plan.ts';

const offers = (['starter', 'pro'] as const).map(
  (plan): PlanOffer => ({
    ...{ plan, name: planTitles[plan], price: 2500, videos: 100, popular: false },
    features: ['Three posts every day', ...planFeatures],
  }),
);

test('somebody reads their own plan as they have it, and the others as they are sold', () => {
  const own = withOwnPlan(offers, { plan: 'pro', price: 18, credits: 30 });
  expect(own[0]).toBe(offers[0]);
  expect(own[1]).toEqual({
    ...offers[1],
    price: 18,
    videos: 30,
    features: ['A post every day', ...planFeatures],
  });
});

test('without a plan all is as it is sold', () => {
  expect(withOwnPlan(offers, null)).toEqual(offers);
  expect(withOwnPlan(offers, undefined)).toEqual(offers);
});
