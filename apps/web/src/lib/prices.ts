import type { PlanName } from '@shortcake/contract/plans';

/** What a month of each plan costs and gives, as people read it: "$0.60", "10 videos". */
export type PlanPrices = Readonly<Record<PlanName, Readonly<{ price: string; videos: string }>>>;

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
