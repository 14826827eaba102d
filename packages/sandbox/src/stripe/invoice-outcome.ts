import { paymentOfInvoice } from './invoice-ids.ts';
import type { Invoice, Subscription } from './objects.ts';
import { DAY } from './periods.ts';
import { withItem } from './plan-changes.ts';
import { endSubscription, subscriptionOf } from './subscriptions.ts';
import type { World } from './world.ts';

/** Days after an invoice was finalized on which its payment is tried again; then no more. */
const RETRY_DAYS = [3, 8, 14, 21];

/** An invoice is paid, by its intent or because nothing was due; and what its subscription makes of it. */
export function invoicePaid(world: World, invoice: Invoice): Invoice {
  const now = world.now();
  const payment = world.find('invoice_payment', paymentOfInvoice(invoice.id));
  if (payment) {
    world.update(payment, {
      status: 'paid',
      amount_paid: payment.amount_requested,
      status_transitions: { ...payment.status_transitions, paid_at: now },
    });
  }
  const paid = world.update(
    invoice,
    {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    },
    'invoice.updated',
  );
  world.emit('invoice.paid', paid);
  world.emit('invoice.payment_succeeded', paid);
  const subscription = subscriptionOf(world, invoice);
  if (subscription) subscriptionPaid(world, subscription, paid);
  return paid;
}

function subscriptionPaid(world: World, subscription: Subscription, invoice: Invoice): void {
  if (subscription.latest_invoice !== invoice.id) return;
  const { status, pending_update: pending } = subscription;
  const wakes = status === 'incomplete' || status === 'past_due';
  const item = pending?.subscription_items?.[0];
  const startsPeriod = Boolean(pending?.billing_cycle_anchor);
  world.update(
    subscription,
    {
      ...(wakes ? { status: 'active' } : {}),
      ...(status === 'incomplete' ? savedMethod(world, subscription, invoice) : {}),
      ...(item ? { ...withItem(subscription, { item, startsPeriod }), pending_update: null } : {}),
    },
    'customer.subscription.updated',
  );
  if (item) {
    world.emit(
      'customer.subscription.pending_update_applied',
      world.get('subscription', subscription.id),
    );
  }
  setDelinquent(world, subscription.customer, false);
}

function savedMethod(world: World, subscription: Subscription, invoice: Invoice) {
  if (subscription.payment_settings?.save_default_payment_method !== 'on_subscription') return {};
  const payment = world.find('invoice_payment', paymentOfInvoice(invoice.id));
  const intent = world.find('payment_intent', payment?.payment.payment_intent ?? '');
  return intent?.payment_method ? { default_payment_method: intent.payment_method } : {};
}

/**
 * A payment of an invoice was tried in vain. `scheduled` for the attempts that are made by
 * themselves: these are counted, the next one is set, and after the last the subscription ends.
 */
export function invoiceFailed(world: World, invoice: Invoice, scheduled: boolean): Invoice {
  const attempts = invoice.attempt_count + (scheduled ? 1 : 0);
  const isRetried = invoice.billing_reason !== 'subscription_create';
  const days = RETRY_DAYS[attempts - 1];
  const finalized = invoice.status_transitions.finalized_at ?? invoice.created;
  const next = isRetried && days !== undefined ? finalized + days * DAY : null;
  const failed = world.update(
    invoice,
    {
      attempted: true,
      attempt_count: attempts,
      next_payment_attempt: scheduled ? next : invoice.next_payment_attempt,
    },
    'invoice.updated',
  );
  world.emit('invoice.payment_failed', failed);
  const subscription = subscriptionOf(world, invoice);
  if (subscription && isRetried) {
    setDelinquent(world, subscription.customer, true);
    if (scheduled && next === null && subscription.status === 'past_due') {
      endSubscription(world, subscription, 'payment_failed');
    }
  }
  return failed;
}

function setDelinquent(world: World, id: string, delinquent: boolean): void {
  const customer = world.find('customer', id);
  if (customer) world.update(customer, { delinquent }, 'customer.updated');
}
