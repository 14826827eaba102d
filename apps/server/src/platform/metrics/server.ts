import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createNewestOfEach } from '../http/newest-of-each.ts';
import type { Log } from '../log.ts';
import { createMemory } from '../memory.ts';
import { isSeldom } from '../seldom.ts';
import type { Metrics } from './registry.ts';

/** However many ask, and however often, the metrics are gathered once in so long. */
const KEPT_MS = 1000;
/** A connection is for one answer, which takes milliseconds; 2 s when the database is away. */
const CONNECTION_MS = 10_000;
/** One more ends the oldest: who only holds connections keeps nobody else out. */
const MOST_CONNECTIONS = 8;

/** GET /metrics, and nothing else, on a port of its own (0: any). Rejects when it cannot be had. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  log: Pick<Log, 'error'>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const kept = createMemory<string>(KEPT_MS);
  const server = createServer(async (request, response) => {
    response.setHeader('connection', 'close');
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await kept.get('text', metrics.text);
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      if (isSeldom('metrics not told')) log.error({ err: error }, 'metrics could not be gathered');
      response.writeHead(500).end();
    }
  });
  const amongNewest = createNewestOfEach(MOST_CONNECTIONS);
  server.on('connection', (socket: Socket) => {
    const end = () => void socket.destroy();
    const leave = amongNewest('all', end);
    const late = setTimeout(end, CONNECTION_MS);
    socket.once('close', () => {
      leave();
      clearTimeout(late);
    });
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.on('error', reject).listen(port, host, resolve);
  await listening;
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      const closed = new Promise<void>((done) => void server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}
