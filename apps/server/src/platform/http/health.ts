import type { FastifyInstance } from 'fastify';
import { KnownError } from '../errors.ts';

/** GET /healthz: 200 while alive. GET /readyz: 200 while `check` succeeds, else 503. */
export function registerHealthRoutes(app: FastifyInstance, check: () => Promise<unknown>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request) => {
    try {
      await check();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new KnownError(503, 'UNAVAILABLE', 'The database cannot be reached.');
    }
    return { status: 'ready' };
  });
}
