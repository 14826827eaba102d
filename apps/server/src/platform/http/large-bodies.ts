import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { HungUpError } from '../errors.ts';
import { createTurns } from '../turns.ts';

/** Of one person: the second can be on its way while the first is worked on. */
const AT_ONCE = 2;

/**
 * Stands before calls with large bodies: lets in at most two of one key at a time, from their first byte
 * on. What waits is read by nobody, so that a thousand half-sent bodies take no memory. Who lets a body
 * trickle in keeps only themselves waiting. Throws HungUpError for who has left by their turn.
 */
export function takeLargeBodies(
  keyOf: (request: FastifyRequest) => string,
): onRequestAsyncHookHandler {
  const inTurn = createTurns(AT_ONCE);
  return async (request, { raw }) => {
    await new Promise<void>((enter, refuse) => {
      const answer = () =>
        new Promise<void>((leave) => {
          // Neither event comes a second time: what stands behind this would wait for them for ever.
          if (raw.closed || raw.destroyed) {
            leave();
            refuse(new HungUpError());
            return;
          }
          // Answered, or gone before.
          raw.once('finish', leave).once('close', leave);
          enter();
        });
      inTurn(keyOf(request), answer).catch(refuse);
    });
  };
}
