import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import type { FindSharedVideo } from '../share/shared-videos.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { createHistoryReader } from '../videos/eta.ts';
import { getProject } from '../videos/service.ts';
import { formRoutes } from './form-routes.ts';
import { object, report } from './service.ts';

/** Reporting a shared video, for whoever sees it, by a call or by a form; and its owner's objection. */
export async function registerReportRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    before: onRequestAsyncHookHandler[];
    allowance: Allowance;
    find: FindSharedVideo;
    /** Of one address, and of all. */
    limitReports: Limit;
    limitAllReports: Limit;
    sendPage: PagesWithGaps;
  },
): Promise<void> {
  const { db, before, allowance, find, limitReports, limitAllReports } = options;
  const views = { readHistories: createHistoryReader(db), allowance };
  const limit = (address: string | undefined) => {
    limitReports(addressKey(address));
    limitAllReports('all');
  };

  serveEndpoint(app, endpoints.report, [], async ({ request, reply, body }) => {
    const { token, ...notice } = body;
    const { project_id } = await find(request, token);
    limit(request.ip);
    const received = await report(db, project_id, notice);
    reply.code(202);
    return received;
  });
  await app.register(formRoutes, { ...options, limit });

  serveEndpoint(app, endpoints.object, before, async ({ request, params: { id = '' }, body }) => {
    const accountId = accountIdOf(request);
    await object(db, accountId, id, body.text);
    return getProject(db, views, accountId, id);
  });
}
