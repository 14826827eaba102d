import type { User } from '@shortcake/contract/account';
import { planFeatures } from '@shortcake/contract/plan-features';
import type { PlanOffer } from '@shortcake/contract/plan-offer';
import { paceOf } from '@shortcake/contract/plan-pace';
import { planNames, planTitles, popularPlan } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import type { OwnMonth, Renewal } from '@shortcake/contract/subscription';
import type { Kysely, Selectable } from 'kysely';
import type { DB } from '../../schema.ts';
import type { SoldPlan } from './catalogue.ts';
import type { Billing } from './context.ts';
import { findPerson } from './customers/customers.ts';
import { isCustomerMissing } from './errors.ts';
import { mirrorIn } from './plans/mirror.ts';
import { findSubscription } from './plans/subscription-queries.ts';
import { mendPerson } from './reconcile/reconcile.ts';

/** The plans as they are sold at these prices, in tier order. */
export function planOffers({ plans }: Prices): PlanOffer[] {
  return planNames.map((plan) => ({
    plan,
    name: planTitles[plan],
    price: plans[plan].priceCents,
    videos: plans[plan].credits,
    features: [paceOf(plans[plan].credits), ...planFeatures],
    popular: plan === popularPlan,
  }));
}

/** The mirror of a subscription, each column null for one who never had any. */
type Mirrored = {
  [Name in 'plan' | 'status' | 'stripe_subscription_id' | 'current_period_end']:
    | Selectable<DB['subscriptions']>[Name]
    | null;
};

/** What a person's account says of their subscription; all null for one who never had any. */
export function subscribedAs(
  row: Partial<Mirrored> = {},
): Pick<User, 'plan' | 'subscriptionStatus' | 'stripeSubscriptionId' | 'currentPeriodEnd'> {
  const { plan, status } = row;
  if (!plan || !status) {
    return {
      plan: 'free',
      subscriptionStatus: null,
      stripeSubscriptionId: null,
      currentPeriodEnd: null,
    };
  }
  const isOver = status === 'ended';
  return {
    plan: isOver ? 'free' : plan,
    subscriptionStatus: status === 'active' ? 'active' : 'cancelled',
    stripeSubscriptionId: row.stripe_subscription_id ?? null,
    currentPeriodEnd: isOver ? null : (row.current_period_end?.toISOString() ?? null),
  };
}

/** What a person's subscription is, and what it goes on as; null where it ends, or there is none. */
export async function renewalOf(db: Kysely<DB>, accountId: string): Promise<Renewal> {
  const row = await findSubscription(db, accountId);
  if (!row || row.status === 'ended') return { renewal: null, running: null };
  const { sold, next, status } = mirrorIn(row);
  return { renewal: status === 'active' ? monthOf(next) : null, running: monthOf(sold) };
}

const monthOf = ({ plan, priceCents, credits }: SoldPlan): OwnMonth => ({
  plan,
  price: priceCents,
  credits,
});

/** Brings a person's credits and subscription up to what Stripe says. */
export async function syncSubscription(
  billing: Billing,
  accountId: string,
): Promise<{ message: string }> {
  const person = await findPerson(billing, accountId);
  if (!person) return { message: 'There is nothing to sync.' };
  try {
    await mendPerson(billing, person);
  } catch (error) {
    // Deleted at Stripe: the next payment makes a new customer.
    if (!isCustomerMissing(error)) throw error;
    return { message: 'There is nothing to sync.' };
  }
  return { message: 'Your subscription is up to date.' };
}
