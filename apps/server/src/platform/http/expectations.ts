import type { FastifyInstance } from 'fastify';
import { KnownError } from '../errors.ts';

/** Node's own words for what it understands. */
const UNDERSTOOD = /(?:^|\W)100-continue(?:$|\W)/i;

/**
 * Refuses a request that expects of us (header Expect) what nobody knows, in the shape of every other
 * error. Node would by itself, with an empty answer.
 */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', async ({ headers: { expect } }) => {
    if (expect === undefined || UNDERSTOOD.test(expect)) return;
    throw new KnownError(417, 'EXPECTATION_FAILED', 'Expect: only 100-continue is understood.');
  });
}
