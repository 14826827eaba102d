import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import { type Billing, idOf } from '../context.ts';
import { confirmLease, type Lease } from '../customers/lease.ts';
import { applyInvoice } from '../takings/invoices.ts';
import {
  isSameMirror,
  type Mirror,
  mirrorIn,
  mirrorOf,
  type Running,
  runningOf,
} from './mirror.ts';
import { deleteSubscription, findSubscription, saveSubscription } from './subscription-queries.ts';

/** Asks Stripe for a person's subscriptions and writes down what it says; answers the running one. */
export async function refreshSubscription(
  billing: Billing,
  lease: Lease,
): Promise<Running | undefined> {
  const subscriptions = await subscriptionsOf(billing, lease.customerId);
  await writeMirror(billing, lease, await mirrorOf(billing.catalogue, subscriptions));
  return runningOf(billing.catalogue, subscriptions);
}

/**
 * The same, after granting what the running subscription's last invoice gives: nobody sees a new plan
 * without its credits. Answers the credits added.
 */
export async function refreshWithCredits(billing: Billing, lease: Lease): Promise<number> {
  const { catalogue, stripe } = billing;
  const subscriptions = await subscriptionsOf(billing, lease.customerId);
  const running = await runningOf(catalogue, subscriptions);
  const invoiceId = idOf(running?.subscription.latest_invoice);
  const added =
    invoiceId === undefined
      ? 0
      : await applyInvoice(billing, lease, await stripe.invoices.retrieve(invoiceId));
  await writeMirror(billing, lease, await mirrorOf(catalogue, subscriptions));
  return added;
}

/** Everything that a customer ever subscribed to, newest first. */
export function subscriptionsOf(
  { stripe }: Billing,
  customer: string,
): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

async function writeMirror(
  { db }: Billing,
  lease: Lease,
  mirror: Mirror | undefined,
): Promise<void> {
  const { accountId } = lease;
  // Most of the time nothing has changed: that costs one query, and no transaction.
  const row = await findSubscription(db, accountId);
  if (isSameMirror(row && mirrorIn(row), mirror)) return;
  await db.transaction().execute(async (db) => {
    await confirmLease(db, lease);
    if (mirror) await saveSubscription(db, rowOf(accountId, mirror));
    else await deleteSubscription(db, accountId);
    await notifyChanged(db, accountId, ['user']);
  });
}

function rowOf(accountId: string, mirror: Mirror) {
  return {
    account_id: accountId,
    stripe_subscription_id: mirror.subscriptionId,
    plan: mirror.sold.plan,
    plan_cents: mirror.sold.priceCents,
    plan_credits: mirror.sold.credits,
    status: mirror.status,
    next_plan: mirror.next.plan,
    next_cents: mirror.next.priceCents,
    next_credits: mirror.next.credits,
    current_period_end: mirror.periodEnd,
  };
}
