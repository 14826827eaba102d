import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { changeNotifications, notificationsOf } from './service.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

/** What people would like to hear of, in their settings and from a mail. */
export async function registerMailRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    before: onRequestAsyncHookHandler[];
    secrets: Secrets;
    /** Counts what one address asks for with what a mail gave it. */
    limitUnsubscribes: Limit;
    sendPage: PagesWithGaps;
  },
): Promise<void> {
  const { db, before } = options;
  serveEndpoint(app, endpoints.notifications, before, ({ request }) =>
    notificationsOf(db, accountIdOf(request)),
  );
  serveEndpoint(app, endpoints.changeNotifications, before, ({ request, body }) =>
    changeNotifications(db, accountIdOf(request), body),
  );
  await app.register(unsubscribeRoutes, options);
}
