import { planCredits } from '@shortcake/contract/credits';
import { type PlanName, planNames, planTitles } from '@shortcake/contract/plans';
import type { PlanTerms, Prices } from '@shortcake/contract/price-book';
import type Stripe from 'stripe';

/** A plan as somebody has it or can have it: what a month costs, in cents, and what it gives. */
export type SoldPlan = { plan: PlanName } & PlanTerms;

/** A plan as the price book sells it. */
export const soldIn = ({ plans }: Prices, plan: PlanName): SoldPlan => ({ plan, ...plans[plan] });

/** The plans as Stripe sells them. */
export type Catalogue = {
  /** The id of the price that sells a plan so; made at Stripe when it is not there. */
  priceFor(sold: SoldPlan): Promise<string>;
  /**
   * What a price sells, or sold: who subscribed at it still has that. Undefined for a price of something
   * else.
   */
  soldAt(price: string | Stripe.Price): Promise<SoldPlan | undefined>;
};

/**
 * Stripe's prices never change, so each amount with its credits is a price of its own, found by its
 * lookup key; who subscribed at another one keeps it.
 */
export function createCatalogue(stripe: Stripe): Catalogue {
  const priceOfKey = remember(async (key: string, { plan, priceCents, credits }: SoldPlan) => {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (data[0]) return data[0].id;
    const price = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: priceCents,
        recurring: { interval: 'month' },
        lookup_key: key,
        metadata: { plan, credits: String(credits) },
        product_data: { name: `Shortcake ${planTitles[plan]}` },
      },
      { idempotencyKey: `price:${key}` },
    );
    return price.id;
  });
  const priceById = remember((id: string) => stripe.prices.retrieve(id));
  return {
    priceFor: (sold) => priceOfKey(lookupKeyOf(sold), sold),
    soldAt: async (price) => soldBy(typeof price === 'string' ? await priceById(price) : price),
  };
}

/** Without the credits where they are the usual ones: prices of before the price book are found so. */
function lookupKeyOf({ plan, priceCents, credits }: SoldPlan): string {
  const price = `shortcake_${plan}_usd_${priceCents}_month`;
  return credits === planCredits[plan] ? price : `${price}_${credits}_credits`;
}

function soldBy({ metadata, unit_amount }: Stripe.Price): SoldPlan | undefined {
  const plan = planNames.find((name) => name === metadata.plan);
  if (!plan) return undefined;
  const credits = Number(metadata.credits);
  const isGiven = Number.isInteger(credits) && credits > 0;
  return { plan, priceCents: unit_amount ?? 0, credits: isGiven ? credits : planCredits[plan] };
}

/** Asks once for each key and remembers the answer; a failure is not remembered. */
function remember<More extends unknown[], Value>(
  ask: (key: string, ...more: More) => Promise<Value>,
): (key: string, ...more: More) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>();
  return (key, ...more) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(key, ...more);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
