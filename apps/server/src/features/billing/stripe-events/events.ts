import type Stripe from 'stripe';
import { tell } from '../../../happenings.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { type Billing, idOf } from '../context.ts';
import {
  AccountBusyError,
  isMissing,
  PaymentFailedError,
  PaymentMismatchError,
  SetupNotCompleteError,
} from '../errors.ts';
import { applierOf } from './event-table.ts';
import { insertEvent, markApplied, retryEvent, type StoredEvent } from './queries.ts';

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
  const beganAt = performance.now();
  let outcome: 'applied' | 'nothing' = 'applied';
  try {
    await applierOf(event.type)?.(billing, event);
  } catch (error) {
    if (!endsEvent(error)) {
      const level = error instanceof AccountBusyError ? 'debug' : 'error';
      log[level]({ err: error, event: event.id, type: event.type }, 'an event was not applied');
      await retryEvent(db, event);
      return;
    }
    outcome = 'nothing';
    log.warn(
      { event: event.id, type: event.type, message: (error as Error).message },
      'nothing to apply',
    );
  }
  await markApplied(db, event.id);
  const { id, type, object_id, attempts } = event;
  const tookMs = Math.round(performance.now() - beganAt);
  await tell(db, 'stripe.event-applied', {
    ...{ stripeEvent: id, type, object: object_id, attempts, outcome, tookMs },
  });
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
