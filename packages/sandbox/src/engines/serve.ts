import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { CutConnection } from './fake.ts';

/** After Node's 5 s a busy caller may send on a connection in the moment that it is closed. */
const KEEP_ALIVE_MS = 600_000;

type Handler = (request: Request) => Promise<Response>;

/**
 * Serves a fetch-style handler over HTTP on this machine. `create` gets the address that it will be
 * reached at; `port` 0 takes any. A handler that throws CutConnection has its connection cut; one
 * that never answers is cut when its caller goes away.
 */
export async function serveFake<Made extends { handler: Handler }>(
  create: (baseUrl: string) => Made,
  port = 0,
): Promise<Made & { url: string; stop(): Promise<void> }> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = create(url);
  server.on('request', (request, response) => {
    void answer(made.handler, url, request, response);
  });
  return {
    ...made,
    url,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  handler: Handler,
  url: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const body = await buffer(incoming);
    const response = await handler(
      new Request(new URL(incoming.url ?? '/', url), {
        method: incoming.method ?? 'GET',
        headers: incoming.headers as Record<string, string>,
        signal: gone.signal,
        ...(body.length > 0 ? { body } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
    else outgoing.end();
  } catch (error) {
    const isExpected = error instanceof CutConnection || gone.signal.aborted;
    // A body that breaks off takes its connection with it, as one that was never begun.
    incoming.socket.destroy();
    if (!isExpected) throw error;
  }
}
