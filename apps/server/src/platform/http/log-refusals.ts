import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KnownError } from '../errors.ts';
import { RateLimitedError } from '../limits/limits.ts';
import { logSecurity } from '../security-log.ts';

/** Has each 403 and 429 of the routes that come after told by the security log. */
export function logRefusals(
  app: FastifyInstance,
  accountOf: (request: FastifyRequest) => string | undefined,
): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof KnownError)) return;
    const account = accountOf(request) ?? null;
    const { status, code } = error;
    if (status === 403) logSecurity(request.log, { event: 'forbidden', account, code });
    if (status !== 429) return;
    const limit = error instanceof RateLimitedError ? error.limit : code;
    logSecurity(request.log, { event: 'rate-limited', account, limit });
  });
}
