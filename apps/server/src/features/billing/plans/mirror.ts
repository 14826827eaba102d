import { planCredits } from '@shortcake/contract/credits';
import { compareTiers, type PlanName } from '@shortcake/contract/plans';
import type { Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { Subscriptions } from '../../../schema.ts';
import type { Catalogue, SoldPlan } from '../catalogue.ts';

/** A subscription as we show it; what follows from Stripe's state and from nothing else. */
export type Mirror = {
  subscriptionId: string;
  /** What is paid for now. */
  sold: SoldPlan;
  /** `cancelled` runs until the period's end, `ended` does no more. */
  status: 'active' | 'cancelled' | 'ended';
  /** What the next period would be. */
  next: SoldPlan;
  periodEnd: Date;
};

export type Running = Mirror & {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  /** The price of `sold`, which is not the item's when a lower plan follows. */
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
    .sort((one, other) => compareTiers(other.sold.plan, one.sold.plan))[0];
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
  const next = item && (await catalogue.soldAt(item.price));
  if (!item || !next) return undefined;
  const keptId = keptPriceId(subscription, item);
  const kept = keptId ? await catalogue.soldAt(keptId) : undefined;
  const willEnd = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return {
    subscription,
    item,
    subscriptionId: subscription.id,
    sold: kept ?? next,
    priceId: (kept && keptId) ?? item.price.id,
    status: willEnd ? 'cancelled' : 'active',
    next,
    periodEnd: new Date(item.current_period_end * 1000),
  };
}

function keptPriceId(
  { metadata }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): string | undefined {
  const { kept_price: priceId, kept_until } = metadata;
  return kept_until === String(item.current_period_end) ? priceId : undefined;
}

/**
 * The mirror that a row holds. What a version before the price book left out is what it was then: the
 * usual credits, and the price of the next month.
 */
export function mirrorIn(row: Selectable<Subscriptions>): Mirror {
  const { plan, next_plan, next_cents } = row;
  return {
    subscriptionId: row.stripe_subscription_id,
    status: row.status,
    sold: {
      plan,
      priceCents: row.plan_cents ?? next_cents,
      credits: row.plan_credits ?? planCredits[plan],
    },
    next: {
      plan: next_plan,
      priceCents: next_cents,
      credits: row.next_credits ?? planCredits[next_plan],
    },
    periodEnd: row.current_period_end,
  };
}

/** Whether two mirrors show the same; so do two that are missing. */
export function isSameMirror(one: Mirror | undefined, other: Mirror | undefined): boolean {
  if (!one || !other) return !one === !other;
  return (
    one.subscriptionId === other.subscriptionId &&
    one.status === other.status &&
    isSamePlan(one.sold, other.sold) &&
    isSamePlan(one.next, other.next) &&
    one.periodEnd.getTime() === other.periodEnd.getTime()
  );
}

const isSamePlan = (one: SoldPlan, other: SoldPlan): boolean =>
  one.plan === other.plan && one.priceCents === other.priceCents && one.credits === other.credits;
