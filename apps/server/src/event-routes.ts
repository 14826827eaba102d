import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountIdOf } from './features/accounts/session.ts';
import type { ChangeFeed } from './platform/events.ts';
import { openEventStream } from './platform/http/event-stream.ts';

/** GET /api/events: tells the signed-in person's browser which lists to fetch again. */
export function registerEventRoutes(
  app: FastifyInstance,
  options: {
    feed: ChangeFeed;
    before: onRequestAsyncHookHandler[];
    isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  },
): void {
  const { feed, before, isSignedIn } = options;
  const shutdown = new AbortController();
  // One listener for each open dashboard is no leak.
  setMaxListeners(0, shutdown.signal);
  app.addHook('preClose', async () => shutdown.abort());
  // Without a HEAD of its own: a stream never ends, and a HEAD would wait for that.
  app.get('/api/events', { onRequest: before, exposeHeadRoute: false }, (request, reply) => {
    const send = openEventStream(reply, {
      shutdown: shutdown.signal,
      isWelcome: () => isSignedIn(request),
      onClose: () => unsubscribe(),
    });
    const unsubscribe = feed.subscribe(accountIdOf(request), (keys) => send('changed', { keys }));
  });
}
