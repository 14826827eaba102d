import { behaviorOf } from './cards.ts';
import { cardError, invalidRequest, type StripeError } from './error.ts';
import { newClientSecret, newId } from './new-id.ts';
import type { PaymentMethod, SetupIntent } from './objects.ts';
import { attachPaymentMethod, checkOwner, declineOf } from './payment-methods.ts';
import { CHALLENGE } from './payments.ts';
import type { World } from './world.ts';

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

type NewSetupIntent = Pick<
  SetupIntent,
  'customer' | 'description' | 'metadata' | 'usage' | 'automatic_payment_methods' | 'payment_method'
>;

/** An intent to save a payment method. */
export function insertSetupIntent(world: World, wanted: NewSetupIntent): SetupIntent {
  const id = newId('seti');
  return world.insert<SetupIntent>(
    {
      id,
      object: 'setup_intent',
      allowed_payment_method_types: null,
      application: null,
      cancellation_reason: null,
      client_secret: newClientSecret(id),
      created: world.now(),
      customer_account: null,
      excluded_payment_method_types: null,
      flow_directions: null,
      last_setup_error: null,
      latest_attempt: null,
      livemode: false,
      mandate: null,
      next_action: null,
      on_behalf_of: null,
      payment_method_configuration_details: null,
      payment_method_options: null,
      payment_method_types: ['card'],
      single_use_mandate: null,
      status: wanted.payment_method ? 'requires_confirmation' : 'requires_payment_method',
      ...wanted,
    },
    'setup_intent.created',
  );
}

/**
 * Saves the payment method for its customer, or asks for one more confirmation. Throws a card error
 * when the card is refused.
 */
export function confirmSetup(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
): SetupIntent {
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  checkOwner(world, method, intent.customer);
  const { declined, asks } = behaviorOf(method.card?.last4);
  if (declined) throw refuse(world, intent, method, declined);
  if (!asks) return succeed(world, intent, method);
  const asking = world.update(intent, {
    status: 'requires_action',
    payment_method: method.id,
    next_action: CHALLENGE,
  });
  world.emit('setup_intent.requires_action', asking);
  return asking;
}

/** What the person answered to the one more confirmation. */
export function answerSetupChallenge(
  world: World,
  intent: SetupIntent,
  passed: boolean,
): SetupIntent {
  if (intent.status !== 'requires_action' || !intent.payment_method) {
    throw unexpectedState(intent, 'authenticate');
  }
  const method = world.get('payment_method', intent.payment_method);
  if (passed) return succeed(world, intent, method);
  return fail(world, intent, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: asShown(method),
  });
}

/** Cancels an intent that has not succeeded. */
export function cancelSetup(
  world: World,
  intent: SetupIntent,
  reason: SetupIntent['cancellation_reason'],
): SetupIntent {
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'cancel');
  const changes = { status: 'canceled', cancellation_reason: reason, next_action: null } as const;
  const canceled = world.update(intent, changes);
  world.emit('setup_intent.canceled', canceled);
  return canceled;
}

function succeed(world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  if (intent.customer) attachPaymentMethod(world, method, intent.customer);
  const done = world.update(intent, {
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  });
  world.emit('setup_intent.succeeded', done);
  return done;
}

function refuse(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
  declineCode: string,
): StripeError {
  const { code, decline_code, message } = declineOf(declineCode);
  const failed = fail(world, intent, {
    type: 'card_error',
    code: code as 'card_declined',
    decline_code,
    message,
    payment_method: asShown(method),
  });
  return cardError({ code, decline_code, message, setup_intent: failed, payment_method: method });
}

function fail(
  world: World,
  intent: SetupIntent,
  error: SetupIntent['last_setup_error'],
): SetupIntent {
  const failed = world.update(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  world.emit('setup_intent.setup_failed', failed);
  return failed;
}

function unexpectedState(intent: SetupIntent, action: string): StripeError {
  const message = `You cannot ${action} this SetupIntent because it has a status of ${intent.status}.`;
  const error = invalidRequest(message, { code: 'setup_intent_unexpected_state' });
  error.body.setup_intent = intent;
  return error;
}

// The SDK's type says an expanded object here; kept, it is the same object without expansions.
const asShown = (method: PaymentMethod) =>
  method as unknown as NonNullable<NonNullable<SetupIntent['last_setup_error']>['payment_method']>;
