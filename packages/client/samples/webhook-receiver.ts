// Takes webhooks at http://127.0.0.1:4000, and prints what happened.
// SHORTCAKE_WEBHOOK_SECRET is the secret of the endpoint, whsec_...
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook } from 'shortcake';

const secret = process.env.SHORTCAKE_WEBHOOK_SECRET ?? '';
const port = Number(process.env.PORT ?? 4000);
const seen = new Set<unknown>();

const server = createServer(async (request, response) => {
  // What was signed is the body as it came: nothing may parse it before.
  const body = await buffer(request);
  try {
    const event = verifyWebhook(body, request.headers, secret);
    // The same event may come twice, with the same id.
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(event.type, JSON.stringify(event.data));
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(port, '127.0.0.1', () => console.log('listening'));
