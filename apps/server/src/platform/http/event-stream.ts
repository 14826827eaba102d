import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 25_000;

/**
 * Turns an answer into server-sent events, until the browser goes away or `shutdown` aborts; then
 * `onClose` runs, once. Answers a function that sends one event.
 */
export function openEventStream(
  reply: FastifyReply,
  shutdown: AbortSignal,
  onClose: () => void,
): (event: string, data: unknown) => void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => raw.end();
  shutdown.addEventListener('abort', end);
  raw.once('close', () => {
    clearInterval(heartbeat);
    shutdown.removeEventListener('abort', end);
    onClose();
  });
  return (event, data) => {
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
}
