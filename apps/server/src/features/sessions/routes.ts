import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { DB } from '../../schema.ts';
import {
  accountIdOf,
  endSession,
  endSessions,
  listSessions,
  publicIdOf,
  type Sessions,
} from './session.ts';

/** What a session's person knows it by. */
const PUBLIC_ID = /^[0-9a-f]{64}$/;
/** What a page shows; more than that nobody looks through. */
const MOST_SESSIONS = 100;

/** Where a person is signed in, and how they end that from anywhere. */
export function registerSessionRoutes(
  app: FastifyInstance,
  { db, sessions, beforeCall }: { db: Kysely<DB>; sessions: Sessions; beforeCall: BeforeCall },
): void {
  const before = beforeCall(sessions.requireAccount);

  serveEndpoint(app, endpoints.listSessions, before, async ({ request }) => {
    const current = publicIdOf(request);
    const rows = await listSessions(db, accountIdOf(request), MOST_SESSIONS);
    return rows.map(({ publicId: id, device, created_at, last_seen_at }) => ({
      ...{ id, device, createdAt: created_at.toISOString() },
      lastUsedAt: last_seen_at.toISOString(),
      current: id === current,
    }));
  });

  serveEndpoint(app, endpoints.endOtherSessions, before, async ({ request }) => {
    const account = accountIdOf(request);
    await db
      .transaction()
      .execute((db) => endSessions(db, account, { except: publicIdOf(request) }));
    logSecurity(request.log, { event: 'sign-out', account, sessions: 'others' });
  });

  serveEndpoint(app, endpoints.endSession, before, async ({ request, params }) => {
    const account = accountIdOf(request);
    const { id = '' } = params;
    const isEnded =
      PUBLIC_ID.test(id) && (await db.transaction().execute((db) => endSession(db, account, id)));
    if (!isEnded) throw new NotFoundError('There is no such session.');
    logSecurity(request.log, { event: 'sign-out', account, sessions: 'one' });
  });
}
