import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { serve } from '../../platform/http/route.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../accounts/session.ts';
import { listTransactions } from './queries.ts';

/** GET /api/transactions. */
export function registerCreditRoutes(
  app: FastifyInstance,
  { db, before }: { db: Kysely<DB>; before: onRequestAsyncHookHandler[] },
): void {
  serve(app, endpoints.listTransactions, before, ({ request }) =>
    listTransactions(db, accountIdOf(request)),
  );
}
