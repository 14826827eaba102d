import { setMaxListeners } from 'node:events';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { ChangeFeed } from '../../platform/events.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { createNewestOfEach } from '../../platform/http/newest-of-each.ts';
import { KEYS_CHANGED } from '../keys/access.ts';
import { accountIdOf, SESSIONS_CHANGED } from '../sessions/session.ts';

/** Of one person's streams, in this process; more pages than these poll. */
const MOST_STREAMS = 10;
/** Else the eleventh page and the first would end each other's streams every two seconds. */
const RETRY_WHEN_TOO_MANY_MS = 60_000;

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
  const amongNewest = createNewestOfEach(MOST_STREAMS);
  // Without a HEAD of its own: a stream never ends, and a HEAD would wait for that.
  const route = {
    onRequest: before,
    exposeHeadRoute: false,
    config: { isEventStream: true },
  } as const;
  app.get('/api/events', route, (request, reply) => {
    const accountId = accountIdOf(request);
    openEventStream(reply, {
      shutdown: shutdown.signal,
      isWelcome: () => isSignedIn(request),
      follow({ send, end }) {
        const leaveUnlessSignedIn = async () => {
          // Where the database cannot be asked, the next heartbeat asks again.
          if (!(await isSignedIn(request).catch(() => true))) end();
        };
        const leave = amongNewest(accountId, () => end(RETRY_WHEN_TOO_MANY_MS));
        const unsubscribe = feed.subscribe(accountId, (keys) => {
          const lists = keys.filter((key) => key !== SESSIONS_CHANGED && key !== KEYS_CHANGED);
          if (lists.length > 0) send('changed', { keys: lists });
          if (keys.includes(SESSIONS_CHANGED)) void leaveUnlessSignedIn();
        });
        return () => {
          leave();
          unsubscribe();
        };
      },
    });
  });
}
