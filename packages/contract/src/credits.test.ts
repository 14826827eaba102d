import { expect, test } from 'vitest';
import { creditsRemaining, planCredits, planNamedIn } from './credits.ts';
import { planNames } from './plans.ts';

test.each(planNames)('a description that names %s is of that plan', (plan) => {
  expect(planNamedIn(`${plan.toUpperCase()} plan`)).toBe(plan);
});

test('the first plan in tier order wins, and a description may name none', () => {
  expect(planNamedIn('Studio, formerly Starter')).toBe('starter');
  expect(planNamedIn('A gift')).toBeUndefined();
});

test('what was given counts, what was taken back and used is taken off, and never below zero', () => {
  expect(creditsRemaining([{ credits: 5 }, { credits: -2 }, { credits: -1 }])).toBe(2);
  expect(creditsRemaining([{ credits: planCredits.pro }, { credits: -1 }])).toBe(29);
  expect(creditsRemaining([{ credits: -2 }, { credits: -1 }])).toBe(0);
  expect(creditsRemaining([])).toBe(0);
});
