import { compareTiers, type PlanName, planNames } from '@shortcake/contract/plans';
import type Stripe from 'stripe';
import type { Catalogue } from '../catalogue.ts';

/** A subscription as we show it; what follows from Stripe's state and from nothing else. */
export type Mirror = {
  subscriptionId: string;
  /** What is paid for now. */
  plan: PlanName;
  /** `cancelled` runs until the period's end, `ended` does no more. */
  status: 'active' | 'cancelled' | 'ended';
  /** What the next period would be, and its price in cents. */
  nextPlan: PlanName;
  nextCents: number;
  periodEnd: Date;
};

export type Running = Mirror & {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  /** The price of `plan`, which is not the item's when a lower plan follows. */
  priceId: string;
};

/** Past due counts as running: Stripe still tries to get the renewal paid. */
const RUNNING: string[] = ['active', 'trialing', 'past_due'];
const ENDED: string[] = ['canceled', 'unpaid', 'paused'];

/**
 * Says with a subscription that its period was paid at a higher plan than follows. It lapses by
 * itself when the period does.
 */
export type KeptPlan = {
  kept_plan: PlanName | '';
  kept_price: string;
  kept_until: string;
};
export const NO_KEPT_PLAN: KeptPlan = { kept_plan: '', kept_price: '', kept_until: '' };

/** The subscription that runs, of all that a person has at Stripe: the highest plan if several do. */
export async function runningOf(
  catalogue: Catalogue,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Running | undefined> {
  const read = await Promise.all(
    subscriptions
      .filter(({ status }) => RUNNING.includes(status))
      .map((subscription) => readSubscription(catalogue, subscription)),
  );
  return read
    .filter((running) => running !== undefined)
    .sort((one, other) => compareTiers(other.plan, one.plan))[0];
}

/** What to show of all that a person has at Stripe: what runs, else what ended last, else nothing. */
export async function mirrorOf(
  catalogue: Catalogue,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Mirror | undefined> {
  const running = await runningOf(catalogue, subscriptions);
  if (running) return running;
  const over = subscriptions
    .filter(({ status }) => ENDED.includes(status))
    .sort((one, other) => (other.ended_at ?? other.created) - (one.ended_at ?? one.created));
  for (const subscription of over) {
    const read = await readSubscription(catalogue, subscription);
    if (read) return { ...read, status: 'ended' };
  }
  return undefined;
}

async function readSubscription(
  catalogue: Catalogue,
  subscription: Stripe.Subscription,
): Promise<Running | undefined> {
  const item = subscription.items.data[0];
  const plan = item && (await catalogue.planOf(item.price));
  if (!item || !plan) return undefined;
  const kept = keptPlan(subscription, item);
  const willEnd = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return {
    subscription,
    item,
    subscriptionId: subscription.id,
    plan: kept?.plan ?? plan,
    priceId: kept?.priceId ?? item.price.id,
    status: willEnd ? 'cancelled' : 'active',
    nextPlan: plan,
    nextCents: item.price.unit_amount ?? 0,
    periodEnd: new Date(item.current_period_end * 1000),
  };
}

function keptPlan(
  { metadata }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): { plan: PlanName; priceId: string } | undefined {
  const plan = planNames.find((name) => name === metadata.kept_plan);
  const { kept_price: priceId, kept_until } = metadata;
  if (!plan || !priceId || kept_until !== String(item.current_period_end)) return undefined;
  return { plan, priceId };
}
