import { invalidRequest } from './error.ts';
import type { Form } from './form.ts';

/** What of an intent somebody with its client secret gets to see: not whose it is, nor our notes. */
const VISIBLE: Record<string, string[]> = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'amount_details',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_configuration_details',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_configuration_details',
    'payment_method_types',
    'status',
    'usage',
  ],
};

/** An answer, an error included, as browsers may see it. */
export function browserView(body: object): object {
  if ('error' in body) return { error: errorView(body.error as object) };
  const fields = 'object' in body ? VISIBLE[body.object as string] : undefined;
  if (!fields) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)));
}

function errorView(error: object): object {
  return Object.fromEntries(
    Object.entries(error).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? browserView(value) : value,
    ]),
  );
}

/** Throws unless the form names the intent's client secret. */
export function checkClientSecret(intent: object, form: Form): void {
  const expected = 'client_secret' in intent ? intent.client_secret : null;
  if (typeof expected === 'string' && form.client_secret === expected) return;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with this object.',
    { param: 'client_secret' },
  );
}
