import type { PlanName } from '@shortcake/contract/plans';

/** What a month of each plan costs and gives, and how far that goes, as people read it. */
export type PlanPrices = Readonly<
  Record<PlanName, Readonly<{ price: string; videos: string; pace: string }>>
>;

type PagePrices = {
  /** Of one credit that is bought by itself. */
  creditPriceCents: number;
  plans: PlanPrices;
};

/** What the server wrote onto this page: each operator sets their own prices. */
export const pricesOfPage = (): PagePrices => JSON.parse(document.documentElement.dataset.prices!);

/** Writes onto the page what a credit costs by now, in cents: who asks next is told the same. */
export function noteCreditPrice(creditPriceCents: number): void {
  document.documentElement.dataset.prices = JSON.stringify({ ...pricesOfPage(), creditPriceCents });
}
