import { planNames } from '@shortcake/contract/plans';
import { expect, test } from 'vitest';
import { draftOf, isSame, readDraft, rebase, tooCheap } from './draft.ts';

const prices = {
  creditPriceCents: 10,
  plans: {
    starter: { priceCents: 12, credits: 2 },
    creator: { priceCents: 60, credits: 10 },
    pro: { priceCents: 1800, credits: 30 },
    studio: { priceCents: 6100, credits: 100 },
  },
};

test('prices go into fields and come back as they were', () => {
  expect(readDraft(draftOf(prices))).toEqual({ prices });
  expect(isSame(prices, structuredClone(prices))).toBe(true);
  expect(isSame(prices, { ...prices, creditPriceCents: 11 })).toBe(false);
});

test('what is no price or no number of credits is named by its field', () => {
  const draft = draftOf(prices);
  draft.creditPrice = '';
  draft.plans.pro.price = '1.234';
  draft.plans.studio.credits = '0';
  const { errors } = readDraft(draft);
  expect(Object.keys(errors ?? {})).toEqual(['creditPrice', 'pro.price', 'studio.credits']);
  expect(planNames.length).toBe(4);
});

test('of prices that somebody changed meanwhile, what was typed stays', () => {
  const draft = draftOf(prices);
  draft.plans.pro.price = '25.00';
  draft.creditPrice = '0.2';
  const now = structuredClone(prices);
  now.creditPriceCents = 15;
  now.plans.starter = { priceCents: 99, credits: 3 };
  now.plans.pro.credits = 31;
  expect(rebase(draft, prices, now)).toEqual({
    creditPrice: '0.2',
    plans: { ...draftOf(now).plans, pro: { price: '25.00', credits: '31' } },
  });
  expect(rebase(draftOf(prices), prices, now)).toEqual(draftOf(now));
});

test('a plan below what Stripe charges is named by its field', () => {
  expect(tooCheap(prices, 1)).toEqual({});
  expect(tooCheap(prices, 50)).toEqual({ 'starter.price': 'Stripe charges $0.50 or more' });
});
