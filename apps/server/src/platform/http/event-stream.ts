import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 25_000;

/**
 * Turns an answer into server-sent events, until the browser goes away, `shutdown` aborts, or
 * `isWelcome`, asked at each heartbeat, says no; then `onClose` runs, once. Answers a function that
 * sends one event.
 */
export function openEventStream(
  reply: FastifyReply,
  options: { shutdown: AbortSignal; isWelcome: () => Promise<boolean>; onClose: () => void },
): (event: string, data: unknown) => void {
  const { shutdown, isWelcome, onClose } = options;
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
  const end = () => raw.end();
  const beat = async () => {
    raw.write(': still here\n\n');
    // Nobody is shown out because the database could not be asked.
    if (!(await isWelcome().catch(() => true))) end();
  };
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
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
