import { expect, it } from 'vitest';
import { isCancellable, periodEnd, subscriptionFacts } from './subscription-facts.ts';

const END = '2026-12-21T10:00:00.000Z';
const active = { plan: 'pro', subscriptionStatus: 'active', currentPeriodEnd: END } as const;
const cancelled = { ...active, subscriptionStatus: 'cancelled' } as const;
const ended = { ...cancelled, plan: 'free' } as const;
const never = { plan: 'free', subscriptionStatus: null, currentPeriodEnd: null } as const;

it('a running plan is current and renews at the real end of its period', () => {
  expect(subscriptionFacts(active, [])).toEqual({
    plan: 'pro',
    badge: 'Current',
    date: { label: 'Renews on', on: END },
  });
});

it('a cancelled plan is the previous one, open until the end of its period', () => {
  expect(subscriptionFacts(cancelled, [])).toEqual({
    plan: 'pro',
    badge: 'Previous',
    date: { label: 'Access until', on: END },
  });
});

it('a plan that has ended is known by the newest payment for one', () => {
  const history = [
    { type: 'video_usage', description: 'Studio tour' },
    { type: 'subscription', description: 'Creator plan' },
    { type: 'subscription', description: 'Starter plan' },
  ] as const;
  expect(subscriptionFacts(ended, history)).toEqual({
    plan: 'creator',
    badge: 'Previous',
    date: { label: 'Ended on', on: END },
  });
  expect(subscriptionFacts({ ...ended, currentPeriodEnd: null }, [])).toEqual({
    plan: 'free',
    badge: 'Previous',
    date: null,
  });
});

it('somebody who never subscribed is on free, without a date', () => {
  expect(subscriptionFacts(never, [])).toEqual({ plan: 'free', badge: 'Current', date: null });
});

it('an unknown end is taken to be 30 days away, a known one as it is', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(periodEnd({ currentPeriodEnd: null }, now)).toBe('2026-12-21T12:00:00.000Z');
  expect(periodEnd({ currentPeriodEnd: END }, now)).toBe(END);
});

it('only a plan that goes on can be cancelled', () => {
  expect([active, cancelled, ended, never].map(isCancellable)).toEqual([true, false, false, false]);
});
