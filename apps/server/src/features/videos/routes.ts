import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { serveList } from '../../platform/http/list.ts';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf, type Sessions } from '../sessions/session.ts';
import { deleteProject } from './delete-project.ts';
import { createHistoryReader } from './eta.ts';
import type { AskLimits } from './limits/limits.ts';
import { listProjects, overviewOf, versionOfProjects } from './list/list.ts';
import { withProjectList } from './list/queries.ts';
import type { Moderate } from './moderation/moderator.ts';
import { changeProject, createProject, getProject } from './service.ts';

type Dependencies = {
  db: Kysely<DB>;
  storage: Storage;
  deadlineSeconds: number;
  freeAbandonsPerDay: number;
  moderate: Moderate;
  engines: readonly string[];
  limits: AskLimits;
  log: Log;
  sessions: Sessions;
  beforeCall: BeforeCall;
};

/** The calls under /api/projects, and /api/overview. */
export function registerVideoRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, storage, deadlineSeconds, moderate, engines, limits, log } = dependencies;
  const { sessions, beforeCall } = dependencies;
  const before = beforeCall(sessions.requireAccount);
  const withList = sessions.requireAccountWith('sessions with project lists', withProjectList);
  const allowance = { freeAbandonsPerDay: dependencies.freeAbandonsPerDay };
  const views = { readHistories: createHistoryReader(db), allowance };

  serveEndpoint(app, endpoints.overview, before, ({ request }) =>
    overviewOf(db, accountIdOf(request)),
  );

  serveList(app, endpoints.listProjects, beforeCall(withList.requireAccount), {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    version: ({ request }) => versionOfProjects(withList.found(request)),
    read: ({ request, query }, page) => listProjects(db, views, accountIdOf(request), query, page),
  });

  serveEndpoint(app, endpoints.getProject, before, ({ request, params }) =>
    getProject(db, views, accountIdOf(request), params.id ?? ''),
  );

  serveEndpoint(app, endpoints.createProject, before, async ({ request, reply, body }) => {
    const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
    const options = { deadlineSeconds, moderate, engines, limits, idempotencyKey, allowance };
    const { project, replayed } = await createProject(db, accountIdOf(request), body, options);
    reply.code(replayed ? 200 : 201);
    return project;
  });

  serveEndpoint(app, endpoints.changeProject, before, ({ request, params, body }) =>
    changeProject(db, views, accountIdOf(request), params.id ?? '', body),
  );

  serveEndpoint(app, endpoints.deleteProject, before, ({ request, params, query }) =>
    deleteProject(db, { storage, log, allowance }, accountIdOf(request), {
      projectId: params.id ?? '',
      isRefundRequired: query.refund === 'required',
    }),
  );
}
