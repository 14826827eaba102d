import { Webhook } from 'standardwebhooks';
import type { Claimed } from './claim-queries.ts';

/** The headers by which a receiver knows whom an attempt is from, and what comes twice. */
export function signedHeaders(
  { id, payload, secrets }: Pick<Claimed, 'id' | 'payload' | 'secrets'>,
  at = new Date(),
): Record<string, string> {
  const signatures = secrets.map((secret) =>
    new Webhook(secret, { format: 'raw' }).sign(id, at, payload),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
