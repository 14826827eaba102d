import { createHash, timingSafeEqual } from 'node:crypto';
import { StripeError } from './error.ts';
import type { Form } from './form.ts';

type Keys = { secretKey: string; publishableKey: string };

/** Who holds the key of a request. Throws Stripe's 401 for no key and for a wrong one. */
export function whoCalls(request: Request, form: Form, keys: Keys): 'server' | 'browser' {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const key = bearer ?? (typeof form.key === 'string' ? form.key : undefined);
  if (key === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (bearer !== undefined && isSame(bearer, keys.secretKey)) return 'server';
  if (isSame(key, keys.publishableKey)) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}***`);
}

/** A publishable key where it is not enough. */
export function secretKeyRequired(): StripeError {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function unauthorized(message: string, code?: string): StripeError {
  return new StripeError(401, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
