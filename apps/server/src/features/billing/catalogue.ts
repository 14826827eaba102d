import { type PlanName, planNames, planTitles } from '@shortcake/contract/plans';
import type Stripe from 'stripe';

/** The plans as Stripe sells them. */
export type Catalogue = {
  /** Cents a month, as configured. */
  cents: Readonly<Record<PlanName, number>>;
  /** The id of the price that a plan is sold at now; made at Stripe when it is not there. */
  priceFor(plan: PlanName): Promise<string>;
  /** The plan that a price is of, or was; undefined for a price of something else. */
  planOf(price: string | Stripe.Price): Promise<PlanName | undefined>;
  /** What a price is a month, in cents: who subscribed at it still pays that. */
  centsOf(priceId: string): Promise<number>;
};

/**
 * A catalogue with these prices, in cents a month. Stripe's prices never change, so each amount is
 * a price of its own, found by its lookup key; who subscribed at another amount keeps it.
 */
export function createCatalogue(stripe: Stripe, cents: Record<PlanName, number>): Catalogue {
  const priceFor = remember(async (plan: PlanName) => {
    const key = `shortcake_${plan}_usd_${cents[plan]}_month`;
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (data[0]) return data[0].id;
    const price = await stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: cents[plan],
        recurring: { interval: 'month' },
        lookup_key: key,
        metadata: { plan },
        product_data: { name: `Shortcake ${planTitles[plan]}` },
      },
      { idempotencyKey: `price:${key}` },
    );
    return price.id;
  });
  const priceById = remember((id: string) => stripe.prices.retrieve(id));
  return {
    cents,
    priceFor,
    planOf: async (price) => planIn(typeof price === 'string' ? await priceById(price) : price),
    centsOf: async (id) => (await priceById(id)).unit_amount ?? 0,
  };
}

function planIn(price: Stripe.Price): PlanName | undefined {
  return planNames.find((plan) => plan === price.metadata.plan);
}

/** Asks once for each key and remembers the answer; a failure is not remembered. */
function remember<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
