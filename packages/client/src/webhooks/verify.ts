import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShortcakeError } from '../error.ts';
import type { WebhookEvent } from './event.ts';

/** Older than that, a delivery may be one that somebody has recorded. */
const TOLERANCE_SECONDS = 5 * 60;

export type WebhookHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * The event that a delivery holds, by Standard Webhooks. `body` is the body as it came, before anything has
 * parsed it; `secret` the endpoint's, `whsec_...`. Throws ShortcakeError `WEBHOOK_REFUSED` for one that is
 * not signed with it, or not of the last five minutes: answer that with 400. The same event may come again,
 * with the same `webhook-id`.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): WebhookEvent {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    header(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) {
    throw refused('webhook-id, webhook-timestamp and webhook-signature must all be there.');
  }
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) {
    throw refused('webhook-timestamp is not of the last five minutes.');
  }
  const expected = createHmac('sha256', keyIn(secret))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
  // One for each secret that counts: two for a day after a rotation.
  const isSigned = signatures.split(' ').some((signature) => isSame(expected, signature));
  if (!isSigned) throw refused('No signature is of this secret.');
  return JSON.parse(Buffer.from(body).toString()) as WebhookEvent;
}

const refused = (why: string) =>
  new ShortcakeError('WEBHOOK_REFUSED', `The webhook is not accepted: ${why}`);

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function keyIn(secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  // An empty key is one that everybody knows.
  if (key.length === 0) {
    throw new ShortcakeError('WRONG_SETTING', 'The secret of a webhook must be such as whsec_...');
  }
  return key;
}

function isSame(expected: Buffer, signature: string): boolean {
  const [version, text = ''] = signature.split(',');
  const given = Buffer.from(text, 'base64');
  return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
}
