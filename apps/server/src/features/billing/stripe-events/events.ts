import type Stripe from 'stripe';
import { notifyChanged } from '../../../platform/events.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { type Billing, idOf } from '../context.ts';
import { type Person, personBehind } from '../customers/customers.ts';
import { type Lease, WORKER_PATIENCE_MS, withLease } from '../customers/lease.ts';
import {
  AccountBusyError,
  isMissing,
  PaymentFailedError,
  PaymentMismatchError,
  SetupNotCompleteError,
} from '../errors.ts';
import { orderOf, recordPayment } from '../orders/credit-purchases.ts';
import { findOrderOfSetup } from '../orders/plan-order-queries.ts';
import { refresh } from '../plans/refresh-subscription.ts';
import { startSubscription } from '../plans/start-subscription.ts';
import { applyTakings } from '../takings/clawbacks.ts';
import { applyInvoice } from '../takings/invoices.ts';
import { insertEvent, markApplied, retryEvent, type StoredEvent } from './queries.ts';

type Apply = (billing: Billing, event: StoredEvent) => Promise<void>;

/** What to do about each kind of event, by how its type begins. The first that fits counts. */
const APPLY: [prefix: string, apply: Apply][] = [
  ['payment_intent.', applyPaymentIntent],
  ['setup_intent.succeeded', applySetupIntent],
  ['customer.subscription.', applySubscription],
  ['invoice.', applyInvoiceEvent],
  ['charge.refund', applyRefundOrDispute],
  ['charge.dispute.', applyRefundOrDispute],
  ['refund.', applyRefundOrDispute],
];

/** Stores an event for a worker to apply, once. Events that change nothing here are not kept. */
export async function storeEvent({ db, mode, log }: Billing, event: Stripe.Event): Promise<void> {
  const object = event.data.object as { id?: Id; customer?: Id; payment_intent?: Id };
  const objectId = plainId(object.id);
  if (objectId === null || applierOf(event.type) === undefined) return;
  if (event.livemode !== (mode === 'live')) {
    logSecurity(log, { event: 'webhook-refused', account: null, reason: 'of the other mode' });
    return;
  }
  await insertEvent(db, {
    id: event.id,
    type: event.type,
    object_id: objectId,
    customer_id: plainId(object.customer),
    payment_intent_id: plainId(object.payment_intent),
  });
}

type Id = string | { id: string } | null | undefined;

/** An id as Stripe writes them; null for anything else that a signed body may hold in its place. */
function plainId(reference: Id): string | null {
  const id: unknown = idOf(reference);
  return typeof id === 'string' && /^\w{1,255}$/.test(id) ? id : null;
}

/**
 * Applies a stored event. What it says is only a reason to ask: its object is fetched as it is now,
 * so events may come twice, late, or in any order. A failure leaves it to be tried again.
 */
export async function applyEvent(billing: Billing, event: StoredEvent): Promise<void> {
  const { db, log } = billing;
  try {
    await applierOf(event.type)?.(billing, event);
  } catch (error) {
    if (!endsEvent(error)) {
      const level = error instanceof AccountBusyError ? 'debug' : 'error';
      log[level]({ err: error, event: event.id, type: event.type }, 'an event was not applied');
      await retryEvent(db, event);
      return;
    }
    log.warn(
      { event: event.id, type: event.type, message: (error as Error).message },
      'nothing to apply',
    );
  }
  await markApplied(db, event.id);
}

function applierOf(type: string): Apply | undefined {
  return APPLY.find(([prefix]) => type.startsWith(prefix))?.[1];
}

/** A failure that another try would not mend: it is recorded where it belongs, or not ours. */
function endsEvent(error: unknown): boolean {
  return (
    isMissing(error) ||
    error instanceof PaymentMismatchError ||
    error instanceof PaymentFailedError ||
    error instanceof SetupNotCompleteError
  );
}

async function applyPaymentIntent(billing: Billing, event: StoredEvent): Promise<void> {
  const intent = await billing.stripe.paymentIntents.retrieve(event.object_id);
  const order = await orderOf(billing, intent);
  if (order) await recordPayment(billing, order, intent);
}

async function applySetupIntent(billing: Billing, event: StoredEvent): Promise<void> {
  const intent = await billing.stripe.setupIntents.retrieve(event.object_id);
  const orderId = intent.metadata?.order_id;
  const order = await findOrderOfSetup(billing.db, { setupIntentId: intent.id, orderId });
  if (order) await startSubscription(billing, order, intent, WORKER_PATIENCE_MS);
}

async function applyInvoiceEvent(billing: Billing, event: StoredEvent): Promise<void> {
  const invoice = await billing.stripe.invoices.retrieve(event.object_id);
  const person = await personBehind(billing, idOf(invoice.customer));
  if (!person) return tellOfStranger(billing);
  // Under the lease, or an upgrade that is just being answered would find its credits given already,
  // and tell the person that none were added.
  const apply = async (lease: Lease) => {
    await applyInvoice(billing, lease, invoice);
    await refresh(billing, lease);
    // A payment that failed, or was made at last, changes nothing of ours: who remembers what is unpaid
    // has to hear of it all the same.
    await notifyChanged(billing.db, person.accountId, ['user']);
  };
  await withLease(billing.db, person, apply, WORKER_PATIENCE_MS);
}

async function applySubscription(billing: Billing, event: StoredEvent): Promise<void> {
  const person = await personBehind(billing, event.customer_id);
  if (person) await refreshPerson(billing, person);
  else tellOfStranger(billing);
}

/** A customer of Stripe's who is none of ours: another product on the same account, or a lost backup. */
function tellOfStranger({ log }: Billing): void {
  logSecurity(log, { event: 'webhook-refused', account: null, reason: 'of an unknown customer' });
}

const refreshPerson = (billing: Billing, person: Person) =>
  withLease(billing.db, person, (lease) => refresh(billing, lease), WORKER_PATIENCE_MS);

async function applyRefundOrDispute(billing: Billing, event: StoredEvent): Promise<void> {
  if (event.payment_intent_id !== null) await applyTakings(billing, event.payment_intent_id);
}
