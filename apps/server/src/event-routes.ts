import { setMaxListeners } from 'node:events';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { accountIdOf } from './features/accounts/session.ts';
import type { ChangeFeed } from './platform/events.ts';
import { openEventStream } from './platform/http/event-stream.ts';

/** GET /api/events: tells the signed-in person's browser which lists to fetch again. */
export function registerEventRoutes(
  app: FastifyInstance,
  { feed, before }: { feed: ChangeFeed; before: onRequestAsyncHookHandler[] },
): void {
  const shutdown = new AbortController();
  // One listener for each open dashboard is no leak.
  setMaxListeners(0, shutdown.signal);
  app.addHook('preClose', async () => shutdown.abort());
  app.get('/api/events', { onRequest: before }, (request, reply) => {
    const send = openEventStream(reply, shutdown.signal, () => unsubscribe());
    const unsubscribe = feed.subscribe(accountIdOf(request), (keys) => send('changed', { keys }));
  });
}
