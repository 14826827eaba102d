import { expect, test } from 'vitest';
import type { Prices } from '../price-book.ts';
import { priceEffects } from './price-effects.ts';

const SEED: Prices = {
  creditPriceCents: 10,
  plans: {
    starter: { priceCents: 12, credits: 2 },
    creator: { priceCents: 60, credits: 10 },
    pro: { priceCents: 18, credits: 30 },
    studio: { priceCents: 61, credits: 100 },
  },
};
const STUDIO = { engine: 'studio', microUsdPerVideo: 0 };
const FAL = { engine: 'fal', microUsdPerVideo: 60_000 };
const DEAR = { engine: 'vertex', microUsdPerVideo: 60_001 };

test('a margin is what is left of the price of one video, in cents and of the price', () => {
  const { margins } = priceEffects(SEED, [STUDIO, FAL], 50);
  expect(margins).toHaveLength(5 * 2);
  expect(margins.find(({ sale, engine }) => sale === 'pro' && engine === 'fal')).toEqual({
    sale: 'pro',
    engine: 'fal',
    priceCents: 0.6,
    costCents: 6,
    marginCents: -5.4,
    marginPercent: -900,
  });
  expect(margins.at(-2)).toMatchObject({ sale: 'credit', marginCents: 10, marginPercent: 100 });
});

test('a price that just covers its cost is not below it, and a millionth less is', () => {
  const below = (cost: typeof FAL) =>
    priceEffects(SEED, [cost], 50).belowCost.map(({ sale }) => sale);
  expect(below(FAL)).toEqual(['pro', 'studio']);
  expect(below(DEAR)).toEqual(['starter', 'creator', 'pro', 'studio']);
  expect(below(STUDIO)).toEqual([]);
  expect(below({ engine: 'vertex', microUsdPerVideo: 100_001 })).toContain('credit');
});

test('a plan that costs more than another is named when it gives no more', () => {
  expect(priceEffects(SEED, [], 50).dearerForFewer).toEqual([{ plan: 'creator', than: 'pro' }]);
  const same = { ...SEED, plans: { ...SEED.plans, creator: { priceCents: 19, credits: 30 } } };
  expect(priceEffects(same, [], 50).dearerForFewer).toEqual([{ plan: 'creator', than: 'pro' }]);
  const fair = { ...SEED, plans: { ...SEED.plans, creator: { priceCents: 18, credits: 10 } } };
  expect(priceEffects(fair, [], 50).dearerForFewer).toEqual([]);
});

test('amounts that Stripe cannot charge are named, and the smallest purchase that it can', () => {
  const effects = priceEffects(SEED, [], 50);
  expect(effects.belowMinimum).toEqual([
    { sale: 'starter', cents: 12 },
    { sale: 'pro', cents: 18 },
    { sale: 'credit', cents: 10 },
  ]);
  expect(effects.leastCredits).toBe(5);
  expect(priceEffects({ ...SEED, creditPriceCents: 50 }, [], 50)).toMatchObject({
    belowMinimum: [{ sale: 'starter' }, { sale: 'pro' }],
    leastCredits: 1,
  });
  expect(priceEffects({ ...SEED, creditPriceCents: 1 }, [], 1001).leastCredits).toBeNull();
});
