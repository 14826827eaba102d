import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { InvalidRequestError } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Billing } from './context.ts';
import { storeEvent } from './events.ts';

/** An event with a large subscription inside is tens of kilobytes. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * POST /api/stripe/webhook: checks an event's signature on the bytes that came, stores it, and only
 * then says so. A worker applies it.
 */
export async function registerWebhookRoute(
  app: FastifyInstance,
  billing: Billing,
  webhookSecrets: Secrets,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.addHook('onError', async (request, _reply, error) => {
      if (!(error instanceof InvalidRequestError)) return;
      const refused = { event: 'webhook-refused', account: null } as const;
      logSecurity(request.log, { ...refused, reason: error.message });
    });
    scope.post('/api/stripe/webhook', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
      const signature = request.headers['stripe-signature'];
      await storeEvent(billing, readEvent(request.body, signature, webhookSecrets));
      return { received: true };
    });
  });
}

function readEvent(body: unknown, signature: unknown, secrets: Secrets): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new InvalidRequestError('Stripe-Signature: the signature is missing.');
  }
  const event = checkedEvent(body, signature, secrets);
  if (!isName(event?.id) || !isName(event?.type) || !event?.data?.object) {
    throw new InvalidRequestError('The body is no event of Stripe.');
  }
  return event as Stripe.Event;
}

/** Letters, digits, underscores and dots, as in `evt_1` and `invoice.paid`. */
const isName = (value: unknown) => typeof value === 'string' && /^[\w.]{1,255}$/.test(value);

function checkedEvent(
  body: Buffer,
  signature: string,
  secrets: Secrets,
): Partial<Stripe.Event> | null {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // The reason would help a forger, and quotes the body.
    }
  }
  throw new InvalidRequestError('Stripe-Signature: it does not fit the body.');
}
