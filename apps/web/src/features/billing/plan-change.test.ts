import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { type PlanName, planPrices, planTitles } from '@shortcake/contract/plans';
import { expect, test } from 'vitest';
import { planChange } from './plan-change.ts';

const user = { plan: 'creator', currentPeriodEnd: '2026-12-21T12:00:00.000Z' } as const;
const offer = (plan: PlanName): PlanOffer => ({
  plan,
  name: planTitles[plan],
  price: planPrices[plan],
  videos: 30,
  features: [],
  popular: false,
});
const told = (plan: PlanName, credits?: number) =>
  planChange(user, offer(plan), credits).terms.join(' ');

test('an upgrade says what is charged, what comes and what stays', () => {
  expect(told('pro', 1)).toContain('from Creator to Pro at once');
  expect(told('pro', 1)).toContain('30 new credits come now, and the 1 credit you have stay');
  expect(told('pro', 1)).toContain('your saved card');
  expect(told('pro', 1)).toContain('$0.18 a month');
});

test('an upgrade promises to keep nothing where there is nothing', () => {
  expect(told('pro', 0)).toContain('30 new credits come now.');
});

test('going on with the same plan charges nothing until it renews', () => {
  expect(told('creator')).toContain('nothing is charged now');
  expect(told('creator')).toContain('renews on Dec 21, 2026, at $0.60 a month');
});

test('a lower plan begins when the paid month is over', () => {
  expect(told('starter')).toContain('You keep Creator until Dec 21, 2026');
  expect(told('starter')).toContain('From then on you are on Starter, at $0.12 a month');
});
