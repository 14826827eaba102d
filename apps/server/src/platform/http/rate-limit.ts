import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { KnownError } from '../errors.ts';

const MINUTE = 60_000;

class RateLimitedError extends KnownError {
  constructor() {
    super(429, 'RATE_LIMITED', 'Too many requests. Please wait a little and try again.');
  }
}

/**
 * Makes a hook that throws RateLimitedError, with Retry-After set, when more than `perMinute`
 * requests of one key arrive within a minute. The key is the address (an IPv6 one by its network)
 * unless `keyOf` names another. Each hook counts for itself, in this process's memory.
 */
export async function createRateLimit(
  app: FastifyInstance,
  options: { perMinute: number; keyOf?: (request: FastifyRequest) => string },
): Promise<onRequestAsyncHookHandler> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: options.perMinute,
    timeWindow: MINUTE,
    ...(options.keyOf ? { keyGenerator: options.keyOf } : {}),
  });
  return async (request, reply) => {
    const outcome = await count(request);
    if (outcome.isAllowed || !outcome.isExceeded) return;
    reply.header('retry-after', outcome.ttlInSeconds);
    throw new RateLimitedError();
  };
}
