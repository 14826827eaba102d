import { compareTiers, type PlanName, planTitles } from '@shortcake/contract/plans';
import type { CancelledSubscription, SubscriptionResponse } from '@shortcake/contract/subscription';
import { balanceOf } from '../../credits/service.ts';
import { type SoldPlan, soldIn } from '../catalogue.ts';
import type { Billing } from '../context.ts';
import { findPerson, withCustomer } from '../customers/customers.ts';
import { type Lease, withLease } from '../customers/lease.ts';
import {
  AlreadySubscribedError,
  DowngradeUnavailableError,
  NoActiveSubscriptionError,
  PlanTooCheapError,
  refuseOtherPrice,
} from '../errors.ts';
import { createPlanOrder } from '../orders/plan-orders.ts';
import { priceBookAt } from '../price-book/service.ts';
import { cancelAtPeriodEnd, lowerNextPeriod, resumeRenewal } from './change-renewal.ts';
import type { Running } from './mirror.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { upgradeSubscription } from './upgrade.ts';

/**
 * Gives a person the plan they ask for, as far as that goes without a new card: a running
 * subscription is upgraded, or goes on when it was cancelled. Without one, a card is asked for. It is
 * sold as the price book says at this moment, however long others hold the person's lease;
 * `expectedCents` is what the page said of a month. Throws AlreadySubscribedError,
 * DowngradeUnavailableError, PriceChangedError, PlanTooCheapError, PaymentFailedError.
 */
export async function createSubscription(
  billing: Billing,
  accountId: string,
  { plan, expectedCents }: { plan: PlanName; expectedCents?: number | undefined },
): Promise<SubscriptionResponse> {
  const { db } = billing;
  const sold = soldIn(await priceBookAt(db), plan);
  return withCustomer(billing, accountId, (person) =>
    withLease(db, person, (lease) => givePlan(billing, lease, sold, expectedCents)),
  );
}

async function givePlan(
  billing: Billing,
  lease: Lease,
  offered: SoldPlan,
  expectedCents: number | undefined,
): Promise<SubscriptionResponse> {
  const { plan } = offered;
  const running = await refreshSubscription(billing, lease);
  const change = running ? changeTo(plan, running) : 'begin';
  // Who goes on as before keeps what they subscribed to.
  const sold = running && change === 'resume' ? running.sold : offered;
  refuseOtherPrice(sold.priceCents, expectedCents);
  if (change !== 'resume' && sold.priceCents < billing.minimumCents) throw new PlanTooCheapError();
  const { spendable } = await balanceOf(billing.db, lease.accountId);
  const answer = {
    plan,
    price: sold.priceCents,
    videos: sold.credits,
    isYearly: false as const,
    preservedCredits: spendable,
  };
  if (!running) {
    const clientSecret = await createPlanOrder(billing, lease, sold);
    const message = `Confirm a card to start the ${planTitles[plan]} plan.`;
    return { ...answer, updated: false, clientSecret, newCredits: 0, message };
  }
  const updated = { ...answer, updated: true, clientSecret: null, newCredits: 0 };
  if (change === 'upgrade') {
    const newCredits = await upgradeSubscription(billing, lease, running, sold);
    const message = `You are on the ${planTitles[plan]} plan now: ${newCredits} credits added.`;
    return { ...updated, newCredits, message };
  }
  if (change === 'resume') {
    await resumeRenewal(billing, lease, running);
    return { ...updated, message: `Your ${planTitles[plan]} plan goes on. Nothing was charged.` };
  }
  await lowerNextPeriod(billing, lease, running, sold);
  const message = `Your plan goes on, from its next period as ${planTitles[plan]}. Nothing was charged.`;
  return { ...updated, message };
}

function changeTo(plan: PlanName, running: Running): 'upgrade' | 'resume' | 'lower' {
  const difference = compareTiers(plan, running.sold.plan);
  if (difference > 0) return 'upgrade';
  if (running.status === 'cancelled') return difference === 0 ? 'resume' : 'lower';
  throw difference === 0 ? new AlreadySubscribedError() : new DowngradeUnavailableError();
}

/** Ends a person's subscription with its paid period. Throws NoActiveSubscriptionError. */
export async function cancelSubscription(
  billing: Billing,
  accountId: string,
): Promise<CancelledSubscription> {
  const person = await findPerson(billing, accountId);
  if (!person) throw new NoActiveSubscriptionError();
  return withLease(billing.db, person, async (lease) => {
    const running = await refreshSubscription(billing, lease);
    if (running?.status !== 'active') throw new NoActiveSubscriptionError();
    await cancelAtPeriodEnd(billing, lease, running);
    return {
      message: 'Your subscription is cancelled. You keep access until the paid period ends.',
      accessUntil: running.periodEnd.toISOString(),
    };
  });
}
