import { type PlanName, planNames } from '@shortcake/contract/plans';
import { Prices } from '@shortcake/contract/price-book';
import { centsIn, fieldOfCents } from '../lib/dollars.ts';
import { fromCents } from '../lib/money.ts';

/** What stands in the fields, as text. */
export type Draft = {
  creditPrice: string;
  plans: Record<PlanName, { price: string; credits: string }>;
};

export const draftOf = ({ creditPriceCents, plans }: Prices): Draft => ({
  creditPrice: fieldOfCents(creditPriceCents),
  plans: mapPlans((plan) => ({
    price: fieldOfCents(plans[plan].priceCents),
    credits: String(plans[plan].credits),
  })),
});

/** The prices that a draft says, or what is wrong with it, by field: `creditPrice`, `starter.price`. */
export function readDraft(
  draft: Draft,
): { prices: Prices; errors?: never } | { prices?: never; errors: Record<string, string> } {
  const said = {
    creditPriceCents: centsIn(draft.creditPrice),
    plans: mapPlans((plan) => ({
      priceCents: centsIn(draft.plans[plan].price),
      credits: /^\d{1,7}$/.test(draft.plans[plan].credits.trim())
        ? Number(draft.plans[plan].credits)
        : undefined,
    })),
  };
  const parsed = Prices.safeParse(said);
  if (parsed.success) return { prices: parsed.data };
  const errors = parsed.error.issues.map(({ path }) => {
    const [top, plan, field] = path;
    if (top === 'creditPriceCents') return ['creditPrice', 'An amount such as 0.10'];
    return field === 'credits'
      ? [`${String(plan)}.credits`, 'From 1 to 100,000']
      : [`${String(plan)}.price`, 'An amount such as 12.00'];
  });
  return { errors: Object.fromEntries(errors) };
}

/** The plans that Stripe cannot charge, with what is wrong, by their fields. */
export const tooCheap = ({ plans }: Prices, minimumCents: number): Record<string, string> =>
  Object.fromEntries(
    planNames
      .filter((plan) => plans[plan].priceCents < minimumCents)
      .map((plan) => [`${plan}.price`, `Stripe charges ${fromCents(minimumCents)} or more`]),
  );

/**
 * A draft that was begun from other prices than are sold now: what was typed stays, and all else is as it is
 * sold now.
 */
export function rebase(draft: Draft, from: Prices, now: Prices): Draft {
  const [before, after] = [draftOf(from), draftOf(now)];
  const of = (typed: string, old: string, next: string) => (typed === old ? next : typed);
  return {
    creditPrice: of(draft.creditPrice, before.creditPrice, after.creditPrice),
    plans: mapPlans((plan) => {
      const [typed, old, next] = [draft.plans[plan], before.plans[plan], after.plans[plan]];
      return {
        price: of(typed.price, old.price, next.price),
        credits: of(typed.credits, old.credits, next.credits),
      };
    }),
  };
}

/** Whether two entries sell the same. */
export const isSame = (one: Prices, other: Prices): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

const mapPlans = <Value>(of: (plan: PlanName) => Value): Record<PlanName, Value> =>
  Object.fromEntries(planNames.map((plan) => [plan, of(plan)])) as Record<PlanName, Value>;
