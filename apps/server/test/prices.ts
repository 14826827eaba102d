import { planCredits } from '@shortcake/contract/credits';
import { type PlanName, planPrices } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import type { Kysely } from 'kysely';
import type { SoldPlan } from '../src/features/billing/catalogue.ts';
import { addPriceBookEntry, priceBookAt } from '../src/features/billing/price-book/service.ts';
import type { DB } from '../src/schema.ts';

/** A plan as the first entry of the price book sells it. */
export const usual = (plan: PlanName): SoldPlan => ({
  plan,
  priceCents: planPrices[plan],
  credits: planCredits[plan],
});

type Changes = { creditPriceCents?: number; validFrom?: Date } & Partial<Prices['plans']>;

/** Writes an entry into the price book: what is sold now, but for these changes. */
export async function changePrices(
  { db }: { db: Kysely<DB> },
  { creditPriceCents, validFrom, ...plans }: Changes,
) {
  const now = await priceBookAt(db);
  return addPriceBookEntry(db, {
    creditPriceCents: creditPriceCents ?? now.creditPriceCents,
    plans: { ...now.plans, ...plans },
    validFrom,
    by: 'operator@example.com',
    reason: 'a test',
  });
}
