import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is posted for an alert. */
export type Posted = {
  id: string;
  kind: string;
  subject: string;
  state: 'on' | 'over';
  at: string;
  text: string;
};

/** Somebody who is told of alerts, at an address of their own; answers with `status()`. */
export async function serveAlertReceiver(status: (posted: Posted) => number = () => 204) {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Posted;
    const code = status(body);
    if (code < 300) posted.push(body);
    response.writeHead(code, code === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/a-secret`,
    /** What was accepted, in its order. */
    posted,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
