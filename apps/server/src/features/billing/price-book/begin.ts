import { CREDIT_PRICE_CENTS, planCredits } from '@shortcake/contract/credits';
import { type PlanName, planNames, planPrices } from '@shortcake/contract/plans';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { columnsOf } from './entries.ts';
import { insertFirstEntry } from './queries.ts';
import { priceBookAt } from './service.ts';

/** What the environment says of the plans' prices, in cents a month; of most plans nothing. */
export type SetPrices = Readonly<Record<PlanName, number | undefined>>;

/**
 * Gives an empty book its first entry: the environment's prices, and the usual ones where it says
 * nothing. Whoever starts first writes it. Answers what of the environment the book does not follow, in
 * words for the operator.
 */
export async function beginPriceBook(db: Kysely<DB>, set: SetPrices): Promise<string[]> {
  const plans = Object.fromEntries(
    planNames.map((plan) => [
      plan,
      { priceCents: set[plan] ?? planPrices[plan], credits: planCredits[plan] },
    ]),
  ) as Record<PlanName, { priceCents: number; credits: number }>;
  await insertFirstEntry(db, columnsOf({ creditPriceCents: CREDIT_PRICE_CENTS, plans }));
  const book = await priceBookAt(db);
  return planNames
    .filter((plan) => set[plan] !== undefined && set[plan] !== book.plans[plan].priceCents)
    .map(
      (plan) =>
        `PLAN_PRICE_${plan.toUpperCase()} is ${set[plan]} cents, and the price book says ${book.plans[plan].priceCents}: the book holds, and the environment gave its first entry only`,
    );
}
