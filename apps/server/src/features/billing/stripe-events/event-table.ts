import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { putMailOnce } from '../../mail/put.ts';
import { type Billing, idOf } from '../context.ts';
import { findPersonOfCustomer, type Person } from '../customers/customers.ts';
import { type Lease, WORKER_PATIENCE_MS, withLease } from '../customers/lease.ts';
import { orderOf, recordPayment } from '../orders/credit-purchases.ts';
import { findOrderOfSetup } from '../orders/plan-order-queries.ts';
import { refreshSubscription } from '../plans/refresh-subscription.ts';
import { startSubscription } from '../plans/start-subscription.ts';
import { isUnpaidRenewal } from '../plans/unpaid-invoice.ts';
import { applyTakings } from '../takings/clawbacks.ts';
import { applyInvoice } from '../takings/invoices.ts';
import type { StoredEvent } from './queries.ts';

type Apply = (billing: Billing, event: StoredEvent) => Promise<void>;

/** All that Stripe tells of these objects; the compiler finds a name that the table lacks. */
type Wanted = Extract<
  Stripe.Event['type'],
  | `payment_intent.${string}`
  | 'setup_intent.succeeded'
  | `customer.subscription.${string}`
  | `invoice.${string}`
  | `charge.refund${string}`
  | `refund.${string}`
  | `charge.dispute.${string}`
>;

/** What is done about each event, by its full name. Events that are not here change nothing here. */
export const EVENTS: Readonly<Record<Wanted, Apply>> = {
  'payment_intent.amount_capturable_updated': applyPaymentIntent,
  'payment_intent.canceled': applyPaymentIntent,
  'payment_intent.created': applyPaymentIntent,
  'payment_intent.partially_funded': applyPaymentIntent,
  'payment_intent.payment_failed': applyPaymentIntent,
  'payment_intent.processing': applyPaymentIntent,
  'payment_intent.requires_action': applyPaymentIntent,
  'payment_intent.succeeded': applyPaymentIntent,

  'setup_intent.succeeded': applySetupIntent,

  'customer.subscription.created': applySubscription,
  'customer.subscription.deleted': applySubscription,
  'customer.subscription.paused': applySubscription,
  'customer.subscription.pending_update_applied': applySubscription,
  'customer.subscription.pending_update_expired': applySubscription,
  'customer.subscription.resumed': applySubscription,
  'customer.subscription.trial_will_end': applySubscription,
  'customer.subscription.updated': applySubscription,

  'invoice.created': applyInvoiceEvent,
  'invoice.deleted': applyInvoiceEvent,
  'invoice.finalization_failed': applyInvoiceEvent,
  'invoice.finalized': applyInvoiceEvent,
  'invoice.marked_uncollectible': applyInvoiceEvent,
  'invoice.overdue': applyInvoiceEvent,
  'invoice.overpaid': applyInvoiceEvent,
  'invoice.paid': applyInvoiceEvent,
  'invoice.payment_action_required': applyInvoiceEvent,
  'invoice.payment_attempt_required': applyInvoiceEvent,
  'invoice.payment_failed': applyInvoiceEvent,
  'invoice.payment_succeeded': applyInvoiceEvent,
  'invoice.sent': applyInvoiceEvent,
  'invoice.upcoming': applyInvoiceEvent,
  'invoice.updated': applyInvoiceEvent,
  'invoice.voided': applyInvoiceEvent,
  'invoice.will_be_due': applyInvoiceEvent,

  'charge.refund.updated': applyRefundOrDispute,
  'charge.refunded': applyRefundOrDispute,
  'refund.created': applyRefundOrDispute,
  'refund.failed': applyRefundOrDispute,
  'refund.updated': applyRefundOrDispute,

  'charge.dispute.closed': applyRefundOrDispute,
  'charge.dispute.created': applyRefundOrDispute,
  'charge.dispute.funds_reinstated': applyRefundOrDispute,
  'charge.dispute.funds_withdrawn': applyRefundOrDispute,
  'charge.dispute.updated': applyRefundOrDispute,
};

/** What is done about an event of this name; undefined where nothing is. */
export function applierOf(type: string): Apply | undefined {
  return Object.hasOwn(EVENTS, type) ? EVENTS[type as Wanted] : undefined;
}

/** Fetches the payment intent: when it is paid, grants the credits of its order. */
async function applyPaymentIntent(billing: Billing, event: StoredEvent): Promise<void> {
  const intent = await billing.stripe.paymentIntents.retrieve(event.object_id);
  const order = await orderOf(billing, intent);
  if (order) await recordPayment(billing, order, intent);
}

/** Fetches the setup intent: when the card is confirmed, starts the subscription of its order. */
async function applySetupIntent(billing: Billing, event: StoredEvent): Promise<void> {
  const intent = await billing.stripe.setupIntents.retrieve(event.object_id);
  const orderId = intent.metadata?.order_id;
  const order = await findOrderOfSetup(billing.db, { setupIntentId: intent.id, orderId });
  if (order) await startSubscription(billing, order, intent, WORKER_PATIENCE_MS);
}

/** Fetches the invoice and its subscription: grants the month that is paid, and mirrors the subscription. */
async function applyInvoiceEvent(billing: Billing, event: StoredEvent): Promise<void> {
  const invoice = await billing.stripe.invoices.retrieve(event.object_id);
  const person = await findPersonOfCustomer(billing, idOf(invoice.customer));
  if (!person) return tellOfStranger(billing);
  // Under the lease, or an upgrade that is just being answered would find its credits given already,
  // and tell the person that none were added.
  const apply = async (lease: Lease) => {
    await applyInvoice(billing, lease, invoice);
    await refreshSubscription(billing, lease);
    // A payment that failed, or was made at last, changes nothing of ours: who remembers what is unpaid
    // has to hear of it all the same.
    await billing.db.transaction().execute(async (db) => {
      await notifyChanged(db, person.accountId, ['user']);
      if (!isUnpaidRenewal(invoice)) return;
      const told = { kind: 'renewal-failed', account: person.accountId } as const;
      await putMailOnce(db, { ...told, object: invoice.id });
    });
  };
  await withLease(billing.db, person, apply, WORKER_PATIENCE_MS);
}

/** Fetches the subscription of the person, and mirrors it. */
async function applySubscription(billing: Billing, event: StoredEvent): Promise<void> {
  const person = await findPersonOfCustomer(billing, event.customer_id);
  if (person) await refreshPerson(billing, person);
  else tellOfStranger(billing);
}

/** A customer of Stripe's who is none of ours: another product on the same account, or a lost backup. */
function tellOfStranger({ log }: Billing): void {
  logSecurity(log, { event: 'webhook-refused', account: null, reason: 'of an unknown customer' });
}

const refreshPerson = (billing: Billing, person: Person) =>
  withLease(billing.db, person, (lease) => refreshSubscription(billing, lease), WORKER_PATIENCE_MS);

/** Fetches all refunds and disputes of the payment, and takes its credits back in proportion. */
async function applyRefundOrDispute(billing: Billing, event: StoredEvent): Promise<void> {
  if (event.payment_intent_id !== null) await applyTakings(billing, event.payment_intent_id);
}
