import { planCredits } from '@shortcake/contract/credits';
import { compareTiers, type PlanName, planTitles } from '@shortcake/contract/plans';
import type { CancelledSubscription, SubscriptionResponse } from '@shortcake/contract/subscription';
import { balanceOf } from '../../credits/service.ts';
import type { Billing } from '../context.ts';
import { findPerson, withCustomer } from '../customers/customers.ts';
import { type Lease, withLease } from '../customers/lease.ts';
import {
  AlreadySubscribedError,
  DowngradeUnavailableError,
  NoActiveSubscriptionError,
} from '../errors.ts';
import { createPlanOrder } from '../orders/plan-orders.ts';
import { cancelAtPeriodEnd, lowerNextPeriod, resumeRenewal } from './change-renewal.ts';
import type { Running } from './mirror.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { upgradeSubscription } from './upgrade.ts';

/**
 * Gives a person the plan they ask for, as far as that goes without a new card: a running
 * subscription is upgraded, or goes on when it was cancelled. Without one, a card is asked for.
 * Throws AlreadySubscribedError, DowngradeUnavailableError, PaymentFailedError.
 */
export async function createSubscription(
  billing: Billing,
  accountId: string,
  plan: PlanName,
): Promise<SubscriptionResponse> {
  const { db } = billing;
  return withCustomer(billing, accountId, (person) =>
    withLease(db, person, (lease) => givePlan(billing, lease, plan)),
  );
}

async function givePlan(
  billing: Billing,
  lease: Lease,
  plan: PlanName,
): Promise<SubscriptionResponse> {
  const { db, catalogue } = billing;
  const running = await refreshSubscription(billing, lease);
  const { spendable } = await balanceOf(db, lease.accountId);
  const answer = {
    plan,
    price: catalogue.cents[plan],
    videos: planCredits[plan],
    isYearly: false as const,
    preservedCredits: spendable,
  };
  if (!running) {
    const clientSecret = await createPlanOrder(billing, lease, plan);
    const message = `Confirm a card to start the ${planTitles[plan]} plan.`;
    return { ...answer, updated: false, clientSecret, newCredits: 0, message };
  }
  const updated = { ...answer, updated: true, clientSecret: null };
  switch (changeTo(plan, running)) {
    case 'upgrade': {
      const newCredits = await upgradeSubscription(billing, lease, running, plan);
      const message = `You are on the ${planTitles[plan]} plan now: ${newCredits} credits added.`;
      return { ...updated, newCredits, message };
    }
    case 'resume': {
      await resumeRenewal(billing, lease, running);
      const price = await catalogue.centsOf(running.priceId);
      const message = `Your ${planTitles[plan]} plan goes on. Nothing was charged.`;
      return { ...updated, price, newCredits: 0, message };
    }
    case 'lower': {
      await lowerNextPeriod(billing, lease, running, plan);
      const message = `Your plan goes on, from its next period as ${planTitles[plan]}. Nothing was charged.`;
      return { ...updated, newCredits: 0, message };
    }
  }
}

function changeTo(plan: PlanName, running: Running): 'upgrade' | 'resume' | 'lower' {
  const difference = compareTiers(plan, running.plan);
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
