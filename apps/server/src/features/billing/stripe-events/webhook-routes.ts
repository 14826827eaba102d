import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { InvalidRequestError } from '../../../platform/errors.ts';
import { addressKey } from '../../../platform/limits/address-key.ts';
import type { Limit } from '../../../platform/limits/limits.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import type { Billing } from '../context.ts';
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
  { webhookSecrets, limitForgeries }: { webhookSecrets: Secrets; limitForgeries: Limit },
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
      const { body, headers } = request;
      const event = checkedEvent(body, headers['stripe-signature'], webhookSecrets);
      if (event === undefined) {
        // Not before the signature is looked at: Stripe may come from the same address, by our proxy's.
        limitForgeries(addressKey(request.ip));
        throw new InvalidRequestError('Stripe-Signature: it is missing, or does not fit the body.');
      }
      await storeEvent(billing, wholeEvent(event));
      return { received: true };
    });
  });
}

type SignedEvent = Partial<Stripe.Event> | null;

/** What a body says that is signed with one of the secrets; undefined for any other. */
function checkedEvent(
  body: unknown,
  signature: unknown,
  secrets: Secrets,
): SignedEvent | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // The reason would help a forger, and quotes the body.
    }
  }
  return undefined;
}

function wholeEvent(event: SignedEvent): Stripe.Event {
  if (!isName(event?.id) || !isName(event?.type) || !event?.data?.object) {
    throw new InvalidRequestError('The body is no event of Stripe.');
  }
  return event as Stripe.Event;
}

/** Letters, digits, underscores and dots, as in `evt_1` and `invoice.paid`. */
const isName = (value: unknown) => typeof value === 'string' && /^[\w.]{1,255}$/.test(value);
