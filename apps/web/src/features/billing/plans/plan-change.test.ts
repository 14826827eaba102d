import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { type PlanName, planPrices, planTitles } from '@shortcake/contract/plans';
import { expect, test } from 'vitest';
import { type Holdings, planChange, upgradeNote } from './plan-change.ts';

const user = { plan: 'creator', currentPeriodEnd: '2026-12-21T12:00:00.000Z' } as const;
const offer = (plan: PlanName): PlanOffer => ({
  plan,
  name: planTitles[plan],
  price: planPrices[plan],
  videos: 30,
  features: [],
  popular: false,
});
const now = new Date('2027-01-31T12:00:00.000Z');
const change = (plan: PlanName, holdings: Holdings = {}) =>
  planChange(user, offer(plan), holdings, now);
const told = (plan: PlanName, holdings?: Holdings) => change(plan, holdings).terms.join(' ');

test('an upgrade says what is charged, what comes, what stays, and when it renews', () => {
  const terms = told('pro', { credits: 1 });
  expect(terms).toContain('Your saved card pays $0.18 today: the full price of a month.');
  expect(terms).toContain('30 new credits come with it, and the 1 credit you have stay yours.');
  expect(terms).toContain('nothing of your Creator month is paid back');
  expect(terms).toContain('It renews on Feb 28, 2027, at $0.18 a month for 30 videos.');
  expect(terms).not.toContain('unpaid');
});

test('an upgrade promises to keep nothing where there is nothing', () => {
  expect(told('pro', { credits: 0 })).toContain('30 new credits come with it.');
});

test('an upgrade says first that a renewal is still to be paid', () => {
  expect(told('pro', { owed: 60 })).toMatch(/^Your last renewal, \$0\.60, is still unpaid/);
  expect(upgradeNote(60)).toContain('$0.60');
  expect(upgradeNote(undefined)).not.toContain('unpaid');
});

test('beside its button a change says in a line what it costs now, and when it costs again', () => {
  expect(change('pro').brief).toBe(
    '$0.18 today, 30 credits added. Renews on Feb 28, 2027 at $0.18.',
  );
  expect(change('creator').brief).toBe('Nothing is charged now. Renews on Dec 21, 2026.');
  expect(change('starter').brief).toBe('Nothing is charged now. Begins on Dec 21, 2026.');
});

test('going on with the same plan charges nothing until it renews', () => {
  expect(told('creator')).toContain('nothing is charged now');
  expect(told('creator')).toContain('renews on Dec 21, 2026, at $0.60 a month');
});

test('a lower plan begins when the paid month is over', () => {
  expect(told('starter')).toContain('You keep Creator until Dec 21, 2026');
  expect(told('starter')).toContain('From then on you are on Starter, at $0.12 a month');
});
