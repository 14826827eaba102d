import type { Page } from '@playwright/test';
import type { Margins } from '@shortcake/contract/operator/margins';
import type { PriceBook } from '@shortcake/contract/operator/price-book';
import { answer, refuse } from './answers.ts';
import { heading, press, type Screen } from './screen.ts';

const at = '2026-11-20T09:00:00.000Z';
const plans = {
  starter: { priceCents: 1200, credits: 10 },
  creator: { priceCents: 2900, credits: 30 },
  pro: { priceCents: 2500, credits: 30 },
  studio: { priceCents: 9900, credits: 120 },
};
const book: PriceBook = {
  ...{ creditPriceCents: 149, plans, edition: '2-2' },
  history: [
    {
      ...{ creditPriceCents: 149, plans, validFrom: at, createdAt: at },
      ...{ by: 'operator@example.com', reason: 'Prices of the autumn.' },
    },
    {
      creditPriceCents: 10,
      plans: {
        starter: { priceCents: 12, credits: 2 },
        creator: { priceCents: 60, credits: 10 },
        pro: { priceCents: 18, credits: 30 },
        studio: { priceCents: 61, credits: 100 },
      },
      ...{ validFrom: '2026-10-01T00:00:00.000Z', createdAt: '2026-10-01T00:00:00.000Z' },
      ...{ by: null, reason: null },
    },
  ],
};
const costs = [
  { engine: 'google-omni', model: 'gemini-omni-1.2-flash', microUsdPerVideo: 560_000 },
  { engine: 'vertex-veo', model: 'veo-3.1-fast-generate-001', microUsdPerVideo: 1_200_000 },
  { engine: 'studio', model: 'studio', microUsdPerVideo: 0 },
];
const margins: Margins = {
  ...{ minimumCents: 50, costs },
  problems: [
    { engine: 'google-omni', model: 'gemini-omni-1.2-flash', problem: 'unverified' },
    { engine: 'openai-videos', model: 'own-model', problem: 'missing' },
  ],
  losses: [
    {
      sale: 'creator',
      engine: 'vertex-veo',
      priceCents: 96.6667,
      costCents: 120,
      acknowledged: null,
    },
    {
      ...{ sale: 'pro', engine: 'vertex-veo', priceCents: 83.3333, costCents: 120 },
      acknowledged: { by: 'operator@example.com', at, reason: 'Veo stands in for hours at most.' },
    },
  ],
  budgets: [{ engine: 'google-omni', spentMicroUsd: 31_360_000, dayMicroUsd: 50_000_000 }],
};
const calm: Margins = { ...margins, losses: [], problems: [], budgets: [] };

const given =
  (of: Margins = margins) =>
  async (page: Page) => {
    await answer(page, 'priceBook', book);
    await answer(page, 'margins', of);
    await answer(
      page,
      'engineCosts',
      costs.map((cost, index) => ({
        ...{ ...cost, id: String(index + 1) },
        validFrom: at,
        source: 'The list of prices of 2026-11-20',
      })),
    );
    await answer(page, 'engineInvoices', [
      {
        ...{ engine: 'google-omni', month: '2026-10', microUsd: 1_204_560_000, notedAt: at },
        ...{ countedMicroUsd: 1_198_400_000, unknownMicroUsd: 5_600_000, unpriced: 0 },
      },
    ]);
  };
const prices = { path: '/admin/prices', who: 'operator' } as const;
const engineCosts = { path: '/admin/costs', who: 'operator' } as const;
const findings = { path: '/admin/findings', who: 'operator' } as const;

/** What is sold, what it costs, and what does not add up. */
export const consoleMoneyScreens: Screen[] = [
  { ...prices, name: 'console-prices', given: given(), shows: heading('The book') },
  { ...prices, name: 'console-prices-calm', given: given(calm), shows: heading('The book') },
  {
    ...prices,
    name: 'console-prices-change',
    given: given(),
    when: (page) => page.getByLabel('Creator, a month').fill('0.40'),
    shows: (page) => page.getByRole('button', { name: 'Change prices' }),
  },
  {
    ...prices,
    name: 'console-prices-wrong',
    given: given(),
    when: (page) => page.getByLabel('Creator, a month').fill('twelve'),
    shows: (page) => page.getByText('An amount such as 12.00'),
  },
  {
    ...prices,
    name: 'console-prices-changed-meanwhile',
    given: async (page) => {
      await given()(page);
      const priceBook = {
        ...{ ...book, edition: '3-3', creditPriceCents: 199 },
        plans: { ...plans, studio: { priceCents: 10_900, credits: 150 } },
      };
      const message = 'The prices have been changed meanwhile.';
      await refuse(page, 'changePriceBook', 409, message, 'PRICE_BOOK_CHANGED', { priceBook });
    },
    async when(page) {
      await page.getByLabel('Creator, a month').fill('31.00');
      await page.getByLabel('Reason').fill('Prices of the winter.');
      await page.getByRole('button', { name: 'Change prices' }).click();
    },
    shows: (page) => page.getByRole('region', { name: 'Changed meanwhile' }),
    mayComplain: /409/,
  },
  {
    ...prices,
    name: 'console-prices-acknowledge',
    given: given(),
    when: press('Acknowledge'),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    ...prices,
    name: 'console-prices-error',
    given: (page) => refuse(page, 'priceBook', 503, 'The book is closed for a moment.'),
    shows: (page) => page.getByText('The book is closed for a moment.'),
    mayComplain: /503/,
  },
  { ...engineCosts, name: 'console-costs', given: given(), shows: heading('All costs') },
  {
    ...engineCosts,
    name: 'console-costs-change',
    given: given(),
    when: press('Replace'),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    ...findings,
    name: 'console-findings',
    given: (page) =>
      answer(page, 'findings', {
        checks: [
          { check: 'check-ledger', ranAt: at, tookMs: 12_400, findings: 0 },
          { check: 'reconcile', ranAt: at, tookMs: 840, findings: 1 },
        ],
        findings: [
          {
            ...{ id: '1', check: 'reconcile', subject: 'pi_3QkExample' },
            text: 'a payment without its credits: pi_3QkExample of account 5f0c7ad6-0b0e-4f0e-9a4f-4a8f4a0b9a51',
            advice:
              'Run reconcile --fix. The hourly comparison does it as well, for the last 40 days.',
            ...{ firstSeenAt: at, lastSeenAt: at },
          },
        ],
      }),
    shows: heading('Open'),
  },
  {
    ...findings,
    name: 'console-findings-none',
    given: (page) => answer(page, 'findings', { checks: [], findings: [] }),
    shows: heading('Nothing is open'),
  },
];
