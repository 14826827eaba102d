import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { serveEndpoint } from '../../platform/http/route.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { createTicket } from './service.ts';

/** POST /api/support-tickets: 201, or 200 when the same ticket is stored already. */
export function registerSupportRoutes(
  app: FastifyInstance,
  { db, before }: { db: Kysely<DB>; before: onRequestAsyncHookHandler[] },
): void {
  serveEndpoint(app, endpoints.createSupportTicket, before, async ({ request, reply, body }) => {
    const { ticket, replayed } = await createTicket(db, accountIdOf(request), body);
    reply.code(replayed ? 200 : 201);
    return ticket;
  });
}
