import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 25_000;
/** What a reader may leave unread, beyond what the system holds for it: over a hundred events. */
const MOST_UNREAD_BYTES = 16_384;
/** How long the last words of a stream may take to go out before it is cut off. */
const FAREWELL_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that answers with an event stream: it takes as long as somebody looks. */
    isEventStream?: true;
  }
}

export type EventStream = {
  /** Sends one event; nothing once the stream is closing. */
  send(event: string, data: unknown): void;
  /** Ends it; with `retryMs`, the browser is told to come again only after that long. */
  end(retryMs?: number): void;
};

/**
 * Turns an answer into server-sent events, until the browser goes away or reads too slowly (events
 * carry no state: it comes again), `shutdown` aborts, or `isWelcome`, asked at each heartbeat, says no.
 * `follow` begins what feeds the stream, and answers how to undo that; it is not called when the
 * browser is gone already.
 */
export function openEventStream(
  reply: FastifyReply,
  options: {
    shutdown: AbortSignal;
    isWelcome: () => Promise<boolean>;
    follow: (stream: EventStream) => () => void;
  },
): void {
  const { shutdown, isWelcome, follow } = options;
  reply.hijack();
  const { raw } = reply;
  // It went while its session was looked up: no 'close' will tell.
  if (raw.destroyed) return;
  // A failed write is followed by 'close', which is enough. Unheard, it would end the process.
  raw.on('error', () => {});

  // Open, then closing, then closed. What keeps a stream alive is undone as it leaves the first state,
  // and nothing is written after that but the end.
  let isOpen = true;
  const undo: (() => void)[] = [];
  const release = () => {
    isOpen = false;
    for (const step of undo.splice(0)) step();
  };
  const write = (text: string) => {
    if (!isOpen) return;
    raw.write(text);
    if (raw.writableLength <= MOST_UNREAD_BYTES) return;
    release();
    raw.destroy();
  };
  const end = (retryMs?: number) => {
    if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`);
    if (!isOpen) return;
    release();
    raw.end();
    const cutOff = setTimeout(() => raw.destroy(), FAREWELL_MS);
    raw.once('close', () => clearTimeout(cutOff));
  };
  const beat = async () => {
    write(': still here\n\n');
    // Nobody is shown out because the database could not be asked.
    if (!(await isWelcome().catch(() => true))) end();
  };

  begin(reply);
  write('retry: 2000\n\n');
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  undo.push(() => clearInterval(heartbeat));
  const shutDown = () => end();
  shutdown.addEventListener('abort', shutDown);
  undo.push(() => shutdown.removeEventListener('abort', shutDown));
  undo.push(follow({ send: (event, data) => write(asText(event, data)), end }));
  raw.once('close', release);
  if (shutdown.aborted) end();
}

function begin(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // What is asked for behind a stream waits for its end, and would come too late.
    connection: 'close',
  });
}

const asText = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
