import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../accounts/session.ts';
import { createHistoryReader } from './eta.ts';
import type { Moderate } from './moderation/moderator.ts';
import { createProject, deleteProject, getProject, listProjects } from './service.ts';

type Dependencies = {
  db: Kysely<DB>;
  storage: Storage;
  deadlineSeconds: number;
  freeAbandonsPerDay: number;
  moderate: Moderate;
  log: Log;
  before: onRequestAsyncHookHandler[];
};

/** The calls under /api/projects. */
export function registerVideoRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, storage, deadlineSeconds, freeAbandonsPerDay, moderate, log, before } = dependencies;
  const allowance = { freeAbandonsPerDay };
  const views = { readHistories: createHistoryReader(db), allowance };

  serve(app, endpoints.listProjects, before, ({ request }) =>
    listProjects(db, views, accountIdOf(request)),
  );

  serve(app, endpoints.getProject, before, ({ request, params }) =>
    getProject(db, views, accountIdOf(request), params.id ?? ''),
  );

  serve(app, endpoints.createProject, before, async ({ request, reply, body }) => {
    const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
    const options = { deadlineSeconds, moderate, idempotencyKey, allowance };
    const { project, replayed } = await createProject(db, accountIdOf(request), body, options);
    reply.code(replayed ? 200 : 201);
    return project;
  });

  serve(app, endpoints.deleteProject, before, ({ request, params }) =>
    deleteProject(db, { storage, log, allowance }, accountIdOf(request), {
      projectId: params.id ?? '',
      isRefundRequired: readRefund(request.query),
    }),
  );
}

/** `refund=required`: nothing is to be deleted unless its credit comes back. */
function readRefund(query: unknown): boolean {
  const { refund } = query as { refund?: unknown };
  if (refund === undefined || refund === 'required') return refund !== undefined;
  throw new InvalidRequestError('refund: must be required, or left out');
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new InvalidRequestError(
      'Idempotency-Key: must be 1 to 255 printable ASCII characters without spaces',
    );
  }
  return header;
}
