import type { FastifyInstance } from 'fastify';
import { KnownError } from '../errors.ts';

/**
 * Refuses HTTP/1.1 without the Host header that it must have, in the shape of every other error. Node
 * would by itself, with an empty answer, unless `requireHostHeader` is false.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { httpVersion, headers } }) => {
    if (httpVersion !== '1.1' || headers.host !== undefined) return;
    throw new KnownError(400, 'INVALID_REQUEST', 'A request needs a Host header.');
  });
}
