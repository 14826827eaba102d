import { type PlanName, planNames } from '@shortcake/contract/plans';
import type { Config } from '../config/config.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * What the pages say of this operator's product, by the names that the web app's build left in them:
 * prices in the page as people read them, and once more as JSON for the script that takes it over.
 */
export function pageTexts(
  { publicUrl, planPrices }: Pick<Config, 'publicUrl' | 'planPrices'>,
  hasSandbox: boolean,
): Record<string, string> {
  const prices: [PlanName, string][] = planNames.map((plan) => [
    plan,
    dollars.format(planPrices[plan] / 100),
  ]);
  return {
    __PUBLIC_ORIGIN__: publicUrl.origin,
    __SANDBOX__: hasSandbox ? 'on' : 'off',
    __PLAN_PRICES__: JSON.stringify(Object.fromEntries(prices)),
    ...Object.fromEntries(
      prices.map(([plan, price]) => [`__PRICE_${plan.toUpperCase()}__`, price]),
    ),
  };
}
