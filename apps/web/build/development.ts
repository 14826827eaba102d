import { planPrices } from '@shortcake/contract/plans';
import type { Plugin } from 'vite';
import { formatCents } from '../src/lib/money.ts';

/** Writes the usual prices onto the page of the development server, where the product writes its own. */
export function pricesInDevelopment(): Plugin {
  const texts = Object.entries(planPrices).map(([plan, cents]) => [plan, formatCents(cents)]);
  const json = JSON.stringify(Object.fromEntries(texts)).replaceAll('"', '&quot;');
  return {
    name: 'prices-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('__PLAN_PRICES__', () => json),
  };
}
