import type { FastifyInstance } from 'fastify';
import { KnownError } from '../errors.ts';
import { isSeldom } from '../seldom.ts';
import { within } from '../within.ts';

/** Who asks has a limit of a few seconds, and wants a word within it. */
const READY_MS = 2000;

/**
 * GET /healthz: 200 while alive, whatever else is away: a restart would mend none of it. GET /readyz: 200
 * while `check` succeeds, and within 2 s, else 503.
 */
export function registerHealthRoutes(app: FastifyInstance, check: () => Promise<unknown>): void {
  // Anybody may ask, as often as they like: who comes while a check runs is answered by it.
  let running: Promise<unknown> | undefined;
  const checkOnce = () => {
    running ??= within(READY_MS, check()).finally(() => {
      running = undefined;
    });
    return running;
  };
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request) => {
    try {
      await checkOnce();
    } catch (error) {
      if (isSeldom('not ready')) request.log.error({ err: error }, 'not ready');
      throw new KnownError(503, 'UNAVAILABLE', 'The database cannot be reached.');
    }
    return { status: 'ready' };
  });
}
