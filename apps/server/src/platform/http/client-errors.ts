import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node refuses by itself, by its code. */
const REFUSALS: Record<string, [status: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TIMEOUT', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'The address or the headers are too long.',
  ],
};
const MALFORMED = ['400 Bad Request', 'INVALID_REQUEST', 'That is not an HTTP request.'] as const;

/** A connection that is cut at once may lose the answer on its way. */
const HANG_UP_MS = 1_000;

const lastAnswers = new WeakMap<Socket, ServerResponse>();

/** Remembers of each connection what was answered last; see answerClientError. */
export function noteAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    lastAnswers.set(request.raw.socket, reply.raw);
  });
}

/**
 * Answers what never became a whole request, in the shape of every other error, and hangs up. Says
 * nothing in the middle of an answer, nor to who said nothing: that would be taken for the answer to
 * what a browser asks next.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const isSilent = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isSilent || isAnswering(socket)) {
    socket.destroy(error);
    return;
  }
  const [status, code, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ code, message });
  // What comes now is too late to be done.
  socket.pause();
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const cutOff = setTimeout(() => socket.destroy(), HANG_UP_MS);
  socket.once('close', () => clearTimeout(cutOff));
}

/** Whether what is said now would be read as a part of an answer, or as another one to the same request. */
function isAnswering(socket: Socket): boolean {
  const last = lastAnswers.get(socket);
  if (last === undefined) return false;
  return last.req.complete ? !last.writableFinished : last.headersSent;
}
