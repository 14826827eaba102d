import type { PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts';

/** What Stripe says in `error`. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
  setup_intent?: SetupIntent;
};

/**
 * An answer that is an error. One of a card (402) keeps what its request changed: the attempt did
 * happen. After any other nothing has changed.
 */
export class StripeError extends Error {
  override name = 'StripeError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(
  message: string,
  more: { code?: string; param?: string } = {},
): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...more });
}

export function noSuch(what: string, id: string, param: string): StripeError {
  const message = `No such ${what}: '${id}'`;
  const body = { type: 'invalid_request_error', code: 'resource_missing', message, param } as const;
  return new StripeError(404, body);
}

export function cardError(body: Omit<ErrorBody, 'type'>): StripeError {
  return new StripeError(402, { type: 'card_error', ...body });
}
