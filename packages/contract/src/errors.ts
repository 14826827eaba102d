import { z } from 'zod';

/** Every code that an error of the API can carry, but for those of the console alone. */
export const errorCodes = [
  'UNAUTHORIZED',
  'SUSPENDED',
  'SCOPE_MISSING',
  'CROSS_SITE',
  'NOT_FOUND',
  'INVALID_REQUEST',
  'PRECONDITION_FAILED',
  'TIMEOUT',
  'HEADERS_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RANGE_NOT_SATISFIABLE',
  'EXPECTATION_FAILED',
  'RATE_LIMITED',
  'INSUFFICIENT_CREDITS',
  'KEY_CAP_REACHED',
  'TOO_MANY_KEYS',
  'TOO_MANY_WEBHOOKS',
  'WEBHOOK_OFF',
  'PROMPT_REFUSED',
  'TOO_MANY_REFUSALS',
  'SOLD_OUT_TODAY',
  'NO_ENGINE',
  'IDEMPOTENCY_MISMATCH',
  'NO_REFUND',
  'NOT_FINISHED',
  'AMOUNT_TOO_SMALL',
  'PRICE_CHANGED',
  'PAYMENT_NOT_COMPLETE',
  'PAYMENT_FAILED',
  'SETUP_NOT_COMPLETE',
  'ALREADY_SUBSCRIBED',
  'DOWNGRADE_UNAVAILABLE',
  'NO_ACTIVE_SUBSCRIPTION',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The JSON body of every answer that is not 2xx. */
export const ErrorBody = z.object({
  code: z.enum(errorCodes),
  /** For people: says what happened and what to change. */
  message: z.string(),
  /** Of INSUFFICIENT_CREDITS and KEY_CAP_REACHED: what it costs, and what there is, or is left of the cap. */
  needed: z.int().optional(),
  available: z.int().optional(),
  /** Of PRICE_CHANGED: what it costs now, in cents. */
  amount: z.int().optional(),
  /** Of PROMPT_REFUSED for a series: which of its items, counted from 0. */
  items: z.array(z.int()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
