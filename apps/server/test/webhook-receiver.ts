import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What was posted to a webhook, whatever it was answered. */
export type Posted = {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
};

/** Answers what was posted; by default that it has arrived. */
export type Answering = (posted: Posted, response: ServerResponse) => void;

/** People's servers, all at one address: each path is a webhook. */
export async function serveReceiver(
  answer: Answering = (_, response) => response.writeHead(204).end(),
) {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const at = performance.now();
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url: path = '', headers } = request;
    const one = { path, id: String(headers['webhook-id']), headers, body, at };
    posted.push(one);
    answer(one, response);
  }).listen(0, '127.0.0.1');
  server.on('connection', (socket) => socket.on('error', () => {}));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path = '/') => `http://127.0.0.1:${port}${path}`,
    /** All that came, in its order. */
    posted,
    at: (path: string) => posted.filter((one) => one.path === path),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What was posted, as the reference library reads it. Throws where it was not signed with the secret. */
export const verified = (secret: string, { body, headers }: Posted) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
