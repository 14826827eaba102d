import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { serveList } from '../../platform/http/list.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { isCountedId } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { findBalance } from './queries.ts';
import { usageOf } from './service.ts';
import { listTransactionsPage } from './transaction-queries.ts';

/** GET /api/transactions and /api/credit-usage. */
export function registerCreditRoutes(
  app: FastifyInstance,
  { db, before }: { db: Kysely<DB>; before: onRequestAsyncHookHandler[] },
): void {
  serveList(app, endpoints.listTransactions, before, {
    isId: isCountedId,
    owner: ({ request }) => accountIdOf(request),
    version: async ({ request }) =>
      String((await findBalance(db, accountIdOf(request)))?.list_version),
    read: ({ request, query }, page) => {
      const payments = query.payments === 'true';
      return listTransactionsPage(db, accountIdOf(request), { ...page, payments });
    },
  });
  serveEndpoint(app, endpoints.creditUsage, before, ({ request }) =>
    usageOf(db, accountIdOf(request)),
  );
}
