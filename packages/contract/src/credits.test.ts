import { expect, test } from 'vitest';
import { creditsRemaining, planCredits, planNamedIn } from './credits.ts';
import { planNames } from './plans.ts';

test.each(planNames)('a description that names %s gives its credits', (plan) => {
  const description = `${plan.toUpperCase()} plan`;
  expect(planNamedIn(description)).toBe(plan);
  expect(creditsRemaining([{ type: 'subscription', description, amount: 1 }])).toBe(
    planCredits[plan],
  );
});

test('the first plan in tier order wins, and a description without one gives nothing', () => {
  expect(planNamedIn('Studio, formerly Starter')).toBe('starter');
  expect(planNamedIn('A gift')).toBeUndefined();
  expect(creditsRemaining([{ type: 'subscription', description: 'A gift', amount: 500 }])).toBe(0);
});

test('what was bought counts, what was taken back and used is taken off, and never below zero', () => {
  const bought = { type: 'credit_purchase', description: '', amount: 5 } as const;
  const refunded = { ...bought, amount: -2 };
  const used = { type: 'video_usage', description: 'pro', amount: 1 } as const;
  expect(creditsRemaining([bought, refunded, used])).toBe(2);
  expect(creditsRemaining([refunded, used])).toBe(0);
  expect(creditsRemaining([])).toBe(0);
});
