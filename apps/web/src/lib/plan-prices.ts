import type { PlanName } from '@shortcake/contract/plans';

/** What a month of each plan costs, as people read it: "$0.60". */
export type PlanPrices = Readonly<Record<PlanName, string>>;

/** The prices that the server wrote onto this page: each operator sets their own. */
export const planPricesOfPage = (): PlanPrices =>
  JSON.parse(document.documentElement.dataset.planPrices!);
