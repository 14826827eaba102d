import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTurns, type InTurn } from '../turns.ts';
import { isSafeMethod } from './same-origin.ts';

/**
 * Lets at most `atOnce` changes of one key into their handlers at a time, of all routes that come
 * after. `keyOf` answers undefined for a request that need not wait. The body has come by then: one
 * that trickles in keeps nobody waiting. Answers how else work takes such a turn: what an answer that
 * has begun still does.
 */
export function takeTurns(
  app: FastifyInstance,
  options: { atOnce: number; keyOf: (request: FastifyRequest) => string | undefined },
): InTurn {
  const inTurn = createTurns(options.atOnce);
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every(isSafeMethod)) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const key = options.keyOf(request);
      const handle = () => handler.call(this, request, reply);
      return key === undefined ? handle() : inTurn(key, handle);
    };
  });
  return inTurn;
}
