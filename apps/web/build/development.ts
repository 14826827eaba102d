import { CREDIT_PRICE_CENTS, planCredits } from '@shortcake/contract/credits';
import { paceOf } from '@shortcake/contract/plan-pace';
import { planNames, planPrices } from '@shortcake/contract/plans';
import type { Plugin } from 'vite';
import { formatCents } from '../src/lib/money.ts';
import { counted } from '../src/lib/plural.ts';

/** The prices that a page shows while the price book has no entry yet. */
export function usualPrices() {
  const plans = Object.fromEntries(
    planNames.map((plan) => [
      plan,
      {
        price: formatCents(planPrices[plan]),
        videos: counted(planCredits[plan], 'video'),
        pace: paceOf(planCredits[plan]),
      },
    ]),
  );
  return { creditPriceCents: CREDIT_PRICE_CENTS, plans };
}

/** Writes the usual prices onto the page of the development server, where the product writes its own. */
export function pricesInDevelopment(): Plugin {
  const json = JSON.stringify(usualPrices()).replaceAll('"', '&quot;');
  return {
    name: 'prices-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('__PRICES__', () => json),
  };
}
