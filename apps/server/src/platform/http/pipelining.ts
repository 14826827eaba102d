import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that may wait on one connection; browsers and proxies send none ahead. */
const MOST_WAITING = 16;

/**
 * Requests that a client sends ahead on one connection are handled one after another. Node hands all of
 * them out at once and parks their answers, behind one that may take hours: each would hold a file or a
 * call to somebody else all that time. Those that wait hold nothing, and are forgotten with their
 * connection; one with too many is closed.
 */
export function handleInTurn(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    // An answer has the connection when it is its turn.
    if (reply.raw.socket !== null) return;
    const { socket } = request.raw;
    const count = waiting.get(socket) ?? 0;
    if (count === MOST_WAITING) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, count + 1);
    await once(reply.raw, 'socket');
    waiting.set(socket, waiting.get(socket)! - 1);
  });
}
