import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type postgres from 'postgres';
import { notifyOnceCommitted } from '../platform/db/telling-dialect.ts';
import type { Log } from '../platform/log.ts';
import { startWorkLoop } from '../platform/work-loop.ts';
import type { DB } from '../schema.ts';
import type { Payments } from './stripe.ts';

const CHANNEL = 'sandbox_stripe_events';
const TICK_MS = 1000;

/** Tells the web halves that events of the sandbox wait, whichever process made them. */
export function ringForSandboxEvents(db: Kysely<DB>): () => void {
  return () => void notifyOnceCommitted(db, CHANNEL, '');
}

/** Delivers the sandbox's events to the webhook's real route, signed as Stripe signs them. */
export async function startSandboxWebhooks(
  app: FastifyInstance,
  sandbox: NonNullable<Payments['sandbox']>,
  connection: postgres.Sql,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const send = async (body: string, headers: Record<string, string>) => {
    const url = '/api/stripe/webhook';
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body });
    return statusCode;
  };
  const loop = startWorkLoop({
    concurrency: 1,
    tickMs: TICK_MS,
    // One piece of work is a batch: it is delivered while it is claimed.
    claim: async () => (await sandbox.deliverDue(send)) || undefined,
    perform: async () => {},
    log,
  });
  const { unlisten } = await connection.listen(CHANNEL, () => loop.wake());
  return {
    async stop() {
      await unlisten();
      await loop.stop();
    },
  };
}
