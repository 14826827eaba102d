import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.ts';

/** How long a connection may take for what, in milliseconds. */
export type Timeouts = {
  /** A request's headers, from their first byte on, and a new connection until then. */
  headers: number;
  /** A request's body, from its headers on; a call that takes files says a time of its own. */
  body: number;
  /** The whole of any request, from its first byte on. Its answer may take as long as it will. */
  request: number;
  /** How often headers and requests are looked at: they may take as much longer. */
  check: number;
  /** An answer that has begun, while no byte of it moves. */
  stalled: number;
};

export const TIMEOUTS: Timeouts = {
  headers: 15_000,
  body: 30_000,
  request: 330_000,
  check: 1_000,
  stalled: 120_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of this call may take, in milliseconds; undefined: as long as others. */
    bodyMs?: number;
  }
}

/** Cuts requests whose body takes too long, with an answer if none has begun. */
export function limitBodies(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw) || isInjected(raw)) return;
    const late = setTimeout(tellTooLate, routeOptions.config.bodyMs ?? bodyMs, raw);
    raw.once('close', () => clearTimeout(late));
  });
}

/** How fast a body has to come, on the average, once it has been coming for so long. */
export type Pace = { bytesPerSecond: number; fromMs: number };

/** How often a pace is looked at. */
const LOOK_MS = 1_000;

/** Cuts a request whose body comes slower than that from now on, as one that takes too long. */
export function keepPace(raw: IncomingMessage, { bytesPerSecond, fromMs }: Pace): void {
  if (isInjected(raw)) return;
  const { socket } = raw;
  const [begin, before] = [performance.now(), socket.bytesRead];
  const look = setInterval(() => {
    const ms = performance.now() - begin;
    if (raw.complete) clearInterval(look);
    else if (ms > fromMs && socket.bytesRead - before < (bytesPerSecond * ms) / 1000) {
      clearInterval(look);
      tellTooLate(raw);
    }
  }, LOOK_MS);
  raw.once('close', () => clearInterval(look));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What the sandbox of Stripe, or a test, asks from within: it has no connection, and its body is there. */
const isInjected = ({ socket }: IncomingMessage): boolean => !(socket instanceof Socket);

function tellTooLate(raw: IncomingMessage): void {
  if (raw.complete) return;
  const error = Object.assign(new Error('the body takes too long'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  answerClientError(error, raw.socket);
}

/** Cuts an answer of which no byte was taken, or given, for so long: it may hold a file or a call. */
export function cutStalledAnswers(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', async ({ raw: { socket } }) => {
    // Node cuts an idle connection, and sets its own time when the answer is whole. An injected
    // request has no connection.
    socket.setTimeout?.(stalledMs);
  });
}
