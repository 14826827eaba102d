import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isCountedId } from '../../platform/list-pages.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import type { Billing } from '../billing/context.ts';
import { listFindings } from '../findings/service.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import type { EnginesOptions } from '../videos/health/service.ts';
import type { QueueOf } from '../videos/metrics/queries.ts';
import { registerAlerts } from './alerts.ts';
import { createOperatorCalls } from './calls.ts';
import { registerEngineCosts } from './engine-costs.ts';
import { registerEngines } from './engines.ts';
import { listLog } from './log.ts';
import { registerMargins } from './margins/routes.ts';
import type { MarginsOf } from './margins/service.ts';
import { registerPeople } from './people.ts';
import { registerPriceBook } from './price-book.ts';
import { registerProjects } from './projects.ts';
import { registerReports } from './reports.ts';
import { operatorOf } from './role.ts';
import { registerSummary } from './summary.ts';
import { registerTickets } from './tickets.ts';

/** The console's calls, each of them hidden from others: see hideFromOthers. */
export async function registerOperatorRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    signInSeconds: number;
    storage: Storage;
    log: Log;
    billing: Billing;
    allowance: Allowance;
    queueOf: QueueOf;
    marginsOf: MarginsOf;
    engines: EnginesOptions;
    /** All that there are, configured or not. */
    engineIds: readonly string[];
  },
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
    registerSummary(calls, options);
    registerPriceBook(calls, options);
    registerEngineCosts(calls, options);
    registerMargins(calls, options);
    calls.read(operatorEndpoints.findings, () => listFindings(db));
    registerAlerts(calls, options);
    registerEngines(calls, options);
    calls.list(operatorEndpoints.listLog, {
      isId: isCountedId,
      read: (_call, page) => listLog(db, page),
    });
    registerPeople(calls, options);
    registerProjects(hidden, calls, options);
    registerTickets(calls, options);
    registerReports(hidden, calls, options);
  });
}
