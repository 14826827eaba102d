import { collectInvoice, methodFor } from './collect-invoice.ts';
import { invalidRequest } from './error.ts';
import { insertPendingItem, type Position, pendingPositions } from './invoice-lines.ts';
import { insertInvoice, voidInvoice } from './invoices.ts';
import type { Invoice, Subscription } from './objects.ts';
import { HOUR } from './periods.ts';
import { type PlanChange, planChange, type WantedChange, withItem } from './plan-changes.ts';
import { itemOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** How long a change waits for its payment before it is dropped. */
const PENDING_HOURS = 23;

export type SubscriptionUpdate = {
  change: WantedChange;
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none';
  paymentBehavior: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  offSession: boolean;
  cancelAtPeriodEnd?: boolean | undefined;
  /** Fields that are simply set. */
  fields: Partial<Pick<Subscription, 'metadata' | 'default_payment_method' | 'description'>>;
};

/**
 * Changes a subscription, all at once or, when a payment is due at once and refused, as
 * `paymentBehavior` says: not at all (throws, the invoice void), once it is paid (pending_update),
 * or nevertheless (past_due).
 */
export function updateSubscription(
  world: World,
  subscription: Subscription,
  wanted: SubscriptionUpdate,
): Subscription {
  if (subscription.ended_at !== null) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const prorate = wanted.prorationBehavior !== 'none';
  const change = planChange(world, subscription, wanted.change, prorate);
  const billed = change ? bill(world, subscription, change, wanted) : {};
  const fields = {
    ...wanted.fields,
    ...cancellation(world, subscription, wanted.cancelAtPeriodEnd),
  };
  const planned = { ...subscription, ...fields };
  const applies = change && !billed.pending_update;
  const updated = world.update(subscription, {
    ...fields,
    ...(applies ? withItem(planned, change) : {}),
    ...billed,
  });
  world.emitChange('customer.subscription.updated', subscription, updated);
  return updated;
}

/** What billing a change does to its subscription. */
function bill(
  world: World,
  subscription: Subscription,
  change: PlanChange,
  wanted: SubscriptionUpdate,
): Partial<Subscription> {
  if (wanted.prorationBehavior !== 'always_invoice' && !change.startsPeriod) {
    for (const position of change.positions) insertPendingItem(world, subscription, position);
    return {};
  }
  const positions = [...pendingPositions(world, subscription), ...change.positions];
  if (positions.length === 0) return {};
  const now = world.now();
  const invoice = insertInvoice(world, {
    customer: world.get('customer', subscription.customer),
    subscription,
    reason: 'subscription_update',
    positions,
    period: { start: now, end: now },
  });
  const before = subscription.latest_invoice;
  const latest = { latest_invoice: invoice.id };
  // Said first, so that a payment wakes up a subscription that is past due.
  world.update(subscription, latest);
  const method = methodFor(world, { ...subscription, ...wanted.fields });
  const { error } = collectInvoice(world, invoice, {
    method,
    offSession: wanted.offSession,
    scheduled: wanted.paymentBehavior === 'allow_incomplete',
  });
  if (!error) return latest;
  if (wanted.paymentBehavior === 'error_if_incomplete') {
    voidInvoice(world, world.get('invoice', invoice.id));
    releasePending(world, positions);
    world.update(subscription, { latest_invoice: before });
    throw error;
  }
  if (wanted.paymentBehavior === 'pending_if_incomplete') {
    return { ...latest, pending_update: pendingUpdate(world, change) };
  }
  return { ...latest, status: 'past_due' };
}

/** What waited for the next invoice waits again. */
function releasePending(world: World, positions: Position[]): void {
  for (const { pendingItem } of positions) {
    if (pendingItem) world.update(world.get('invoiceitem', pendingItem), { invoice: null });
  }
}

function pendingUpdate(world: World, { item, startsPeriod }: PlanChange) {
  return {
    billing_cycle_anchor: startsPeriod ? item.current_period_start : null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: world.now() + PENDING_HOURS * HOUR,
    metadata: null,
    subscription_items: [item],
    trial_end: null,
    trial_from_plan: null,
  };
}

/** Drops a change that was not paid in time, with its invoice. */
export function expirePendingUpdate(world: World, subscription: Subscription): void {
  const expired = world.update(subscription, { pending_update: null });
  world.emit('customer.subscription.pending_update_expired', expired);
  const invoice = world.find('invoice', subscription.latest_invoice ?? '');
  if (invoice && isOpen(invoice)) voidInvoice(world, invoice);
}

const isOpen = ({ status }: Invoice) => status === 'open';

function cancellation(
  world: World,
  subscription: Subscription,
  wanted: boolean | undefined,
): Partial<Subscription> {
  if (wanted === undefined || wanted === subscription.cancel_at_period_end) return {};
  const details = subscription.cancellation_details;
  const noted = { comment: null, feedback: null, feedback_option: null, ...details };
  return {
    cancel_at_period_end: wanted,
    cancel_at: wanted ? itemOf(subscription).current_period_end : null,
    canceled_at: wanted ? world.now() : null,
    cancellation_details: { ...noted, reason: wanted ? 'cancellation_requested' : null },
  };
}
