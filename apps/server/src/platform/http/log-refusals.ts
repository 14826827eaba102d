import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KnownError } from '../errors.ts';
import { RateLimitedError } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { logSecurity } from '../security-log.ts';

/** Has the security log tell that somebody was refused, where it is a matter of that. */
export function logRefusal(log: Pick<Log, 'info'>, account: string | null, error: unknown): void {
  if (!(error instanceof KnownError)) return;
  const { status, code } = error;
  if (status === 403) logSecurity(log, { event: 'forbidden', account, code });
  if (status !== 429) return;
  const limit = error instanceof RateLimitedError ? error.limit : code;
  logSecurity(log, { event: 'rate-limited', account, limit });
}

/** Has each 403 and 429 of the routes that come after told by the security log. */
export function logRefusals(
  app: FastifyInstance,
  accountOf: (request: FastifyRequest) => string | undefined,
): void {
  app.addHook('onError', async (request, _reply, error) =>
    logRefusal(request.log, accountOf(request) ?? null, error),
  );
}
