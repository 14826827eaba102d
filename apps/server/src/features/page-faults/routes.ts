import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveEndpoint } from '../../platform/http/route.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log.ts';

/** Anybody may tell of a fault, signed in or not; nobody may fill the log with them. */
const REPORTS_PER_MINUTE = 10;
/** Of all addresses together: there are as many as somebody likes to rent. */
const REPORTS_OF_ALL_PER_MINUTE = 100;

/** POST /api/page-faults: a browser tells of a fault in a page's own code, for the operator's log. */
export function registerPageFaultRoutes(
  app: FastifyInstance,
  { limits, log }: { limits: Limits; log: Log },
): void {
  const limit = limits.define('reports of faults', REPORTS_PER_MINUTE);
  const limitAll = limits.define('reports of faults in all', REPORTS_OF_ALL_PER_MINUTE);
  const before = async (request: FastifyRequest) => {
    limit(addressKey(request.ip));
    limitAll('');
  };
  serveEndpoint(app, endpoints.reportFault, [before], async ({ body }) => {
    log.error(body, 'a page could not be shown: its code failed');
  });
}
