import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from './platform/http/rate-limit.ts';
import { serve } from './platform/http/route.ts';
import type { Log } from './platform/log.ts';

/** Anybody may tell of a fault, signed in or not; nobody may fill the log with them. */
const REPORTS_PER_MINUTE = 10;

/** POST /api/page-faults: a browser tells of a fault in a page's own code, for the operator's log. */
export async function registerPageFaultRoutes(app: FastifyInstance, log: Log): Promise<void> {
  const limit = await createRateLimit(app, { perMinute: REPORTS_PER_MINUTE });
  serve(app, endpoints.reportFault, [limit], async ({ body }) => {
    log.error(body, 'a page could not be shown: its code failed');
  });
}
