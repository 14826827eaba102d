import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { serveEndpoint } from '../../platform/http/route.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { changeKey, createKey, listKeys, revokeKey, usageOf } from './service.ts';

/** The calls under /api/keys: a person's own, signed in. No key makes another, or changes itself. */
export function registerKeyRoutes(
  app: FastifyInstance,
  { db, before }: { db: Kysely<DB>; before: onRequestAsyncHookHandler[] },
): void {
  serveEndpoint(app, endpoints.listKeys, before, ({ request }) =>
    listKeys(db, accountIdOf(request)),
  );

  serveEndpoint(app, endpoints.createKey, before, async ({ request, reply, body }) => {
    const account = accountIdOf(request);
    const created = await createKey(db, account, body);
    logSecurity(request.log, { event: 'api-key-made', account, key: created.id });
    reply.code(201);
    return created;
  });

  serveEndpoint(app, endpoints.changeKey, before, async ({ request, params, body }) => {
    const account = accountIdOf(request);
    const changed = await changeKey(db, account, params.id ?? '', body);
    logSecurity(request.log, { event: 'api-key-changed', account, key: changed.id });
    return changed;
  });

  serveEndpoint(app, endpoints.revokeKey, before, async ({ request, params: { id = '' } }) => {
    const account = accountIdOf(request);
    await revokeKey(db, account, id);
    logSecurity(request.log, { event: 'api-key-revoked', account, key: id });
  });

  serveEndpoint(app, endpoints.keyUsage, before, ({ request, query }) =>
    usageOf(db, accountIdOf(request), query.days),
  );
}
