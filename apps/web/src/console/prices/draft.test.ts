import { planNames } from '@shortcake/contract/plans';
import { expect, test } from 'vitest';
import { draftOf, isSame, readDraft } from './draft.ts';

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
