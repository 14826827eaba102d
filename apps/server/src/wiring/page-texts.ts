import { paceOf } from '@shortcake/contract/plan-pace';
import { type PlanName, planNames } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import { within } from '../platform/within.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** A page waits so long for the prices of this moment, and says the last known ones then. */
const PATIENCE_MS = 1000;

type Texts = Readonly<Record<string, string>>;
type Installation = { publicUrl: URL; hasSandbox: boolean };

/** What all pages say of this installation, those with gaps as well. */
export const textsOf = ({ publicUrl, hasSandbox }: Installation): Texts => ({
  __PUBLIC_ORIGIN__: publicUrl.origin,
  __SANDBOX__: hasSandbox ? 'on' : 'off',
});

/**
 * What the pages say of this operator's product, by the names that the web app's build left in them:
 * prices in the page as people read them, and once more as JSON for the script that takes it over.
 */
function pageTexts(installation: Installation, prices: Prices): Texts {
  const offers = planNames.map((plan) => ({ plan, ...wordsOf(prices.plans[plan]) }));
  const { creditPriceCents } = prices;
  const plans = Object.fromEntries(offers.map(({ plan, ...words }) => [plan, words]));
  return {
    ...textsOf(installation),
    __PRICES__: JSON.stringify({ creditPriceCents, plans }),
    ...Object.fromEntries(
      offers.flatMap(({ plan, price, videos, pace }) => [
        [`__PRICE_${plan.toUpperCase()}__`, price],
        [`__VIDEOS_${plan.toUpperCase()}__`, videos],
        [`__PACE_${plan.toUpperCase()}__`, pace],
      ]),
    ),
  };
}

const wordsOf = ({ priceCents, credits }: Prices['plans'][PlanName]) => ({
  price: dollars.format(priceCents / 100),
  videos: credits === 1 ? '1 video' : `${whole.format(credits)} videos`,
  pace: paceOf(credits),
});

/**
 * The pages' texts with the prices of this moment. While these cannot be read, or only slowly, the last
 * known ones: a page need not wait for the database. Throws when the first ones cannot be read.
 */
export async function followPrices(
  installation: Installation,
  read: () => Promise<Prices>,
): Promise<() => Promise<Texts>> {
  const known = { prices: '', texts: {} as Texts };
  const follow = (prices: Prices): Texts => {
    const written = JSON.stringify(prices);
    if (written !== known.prices) {
      Object.assign(known, { prices: written, texts: pageTexts(installation, prices) });
    }
    return known.texts;
  };
  follow(await read());
  return () => within(PATIENCE_MS, read()).then(follow, () => known.texts);
}
