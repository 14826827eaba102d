import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import type { EnginesOptions } from '../videos/health/service.ts';
import { serveAlerts } from './alerts.ts';
import { createOperatorCalls } from './calls.ts';
import { serveEngines } from './engines.ts';
import { listLog } from './log.ts';
import { operatorOf } from './role.ts';

/** The console's calls, each of them hidden from others: see hideFromOthers. */
export async function registerOperatorRoutes(
  app: FastifyInstance,
  options: { db: Kysely<DB>; signInSeconds: number; engines: EnginesOptions },
): Promise<void> {
  const { db } = options;
  await app.register(async (hidden) => {
    hidden.addHook('onRoute', (route) => {
      route.config = { ...route.config, isOperators: true };
    });
    const calls = createOperatorCalls(hidden, options);
    calls.read(operatorEndpoints.operator, async ({ request }) => {
      const operator = operatorOf(request);
      return {
        email: operator.email,
        mayChangeUntil: calls.mayChangeUntil(operator).toISOString(),
      };
    });
    serveAlerts(calls, options);
    serveEngines(calls, options);
    calls.list(operatorEndpoints.listLog, {
      isId: (text) => /^\d{1,18}$/.test(text),
      read: (_call, page) => listLog(db, page),
    });
  });
}
