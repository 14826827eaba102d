import type { FastifyInstance } from 'fastify';

/** How long a connection may take for what, in milliseconds. */
export type Timeouts = {
  /** A request's headers, from their first byte on, and a new connection until then. */
  headers: number;
  /** The whole request, from its first byte on. Its answer may take as long as it will. */
  request: number;
  /** How often the two are looked at: a request may take as much longer. */
  check: number;
  /** An answer that has begun, while no byte of it moves. */
  stalled: number;
};

export const TIMEOUTS: Timeouts = {
  headers: 15_000,
  request: 30_000,
  check: 1_000,
  stalled: 120_000,
};

/** Cuts an answer of which no byte was taken, or given, for so long: it may hold a file or a call. */
export function cutStalledAnswers(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', async ({ raw: { socket } }) => {
    // Node cuts an idle connection, and sets its own time when the answer is whole. An injected
    // request has no connection.
    socket.setTimeout?.(stalledMs);
  });
}
