import { behaviorOf } from './cards.ts';
import { insertCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { cardError, invalidRequest, type StripeError } from './error.ts';
import { newId } from './new-id.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import { attachPaymentMethod, checkOwner, declineOf, wasSetUp } from './payment-methods.ts';
import type { World } from './world.ts';

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Pays an intent, or has it ask for one more confirmation (requires_action). Throws a card error,
 * with the intent as the attempt left it, when the card is refused.
 */
export function confirmPayment(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession: boolean,
): PaymentIntent {
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  checkOwner(world, method, intent.customer);
  const { declined, chargeDeclined, asks } = behaviorOf(method.card?.last4);
  const refusal = declined ?? chargeDeclined;
  if (refusal) throw refuse(world, intent, method, refusal);
  if (asks && !(offSession && asks === 'unless saved' && wasSetUp(world, method))) {
    if (offSession) throw refuse(world, intent, method, 'authentication_required');
    const asking = world.update(intent, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: CHALLENGE,
    });
    world.emit('payment_intent.requires_action', asking);
    return asking;
  }
  return succeed(world, intent, method);
}

/** What browsers understand as: ask the person to confirm once more. */
export const CHALLENGE = {
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'sandbox_challenge' },
} as const;

/** What the person answered to the one more confirmation. */
export function answerChallenge(
  world: World,
  intent: PaymentIntent,
  passed: boolean,
): PaymentIntent {
  if (intent.status !== 'requires_action' || !intent.payment_method) {
    throw unexpectedState(intent, 'authenticate');
  }
  const method = world.get('payment_method', intent.payment_method);
  if (passed) return succeed(world, intent, method);
  const failed = world.update(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: asShown(method),
    },
  });
  world.emit('payment_intent.payment_failed', failed);
  return failed;
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const paidWith =
    intent.customer && intent.setup_future_usage
      ? attachPaymentMethod(world, method, intent.customer)
      : method;
  const charge = insertCharge(world, intent, paidWith, null);
  const paid = world.update(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  });
  world.emit('payment_intent.succeeded', paid);
  // Capture is asynchronous: the charge learns its balance transaction a little later.
  const settled = world.update(charge, { balance_transaction: newId('txn') }, 'charge.updated');
  if (behaviorOf(method.card?.last4).disputed) openDispute(world, settled);
  return paid;
}

function refuse(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  declineCode: string,
): StripeError {
  const refusal = declineOf(declineCode);
  const charge = insertCharge(world, intent, method, refusal);
  const failed = world.update(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      code: refusal.code as 'card_declined',
      decline_code: refusal.decline_code,
      message: refusal.message,
      charge: charge.id,
      payment_method: asShown(method),
    },
  });
  world.emit('payment_intent.payment_failed', failed);
  return cardError({
    ...refusal,
    charge: charge.id,
    payment_intent: failed,
    payment_method: method,
  });
}

/** Cancels an intent that has not been paid. */
export function cancelPayment(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent['cancellation_reason'],
): PaymentIntent {
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const canceled = world.update(intent, {
    status: 'canceled',
    canceled_at: world.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  world.emit('payment_intent.canceled', canceled);
  return canceled;
}

function unexpectedState(intent: PaymentIntent, action: string): StripeError {
  const message = `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`;
  const error = invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  error.body.payment_intent = intent;
  return error;
}

// The SDK's type says an expanded object here; kept, it is the same object without expansions.
const asShown = (method: PaymentMethod) =>
  method as unknown as NonNullable<
    NonNullable<PaymentIntent['last_payment_error']>['payment_method']
  >;
