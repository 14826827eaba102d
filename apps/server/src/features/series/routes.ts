import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../platform/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { serveList } from '../../platform/http/list.ts';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf, type Sessions } from '../sessions/session.ts';
import type { Asking } from '../videos/insert-paid.ts';
import { versionOfProjects } from '../videos/list/list.ts';
import { withProjectList } from '../videos/list/queries.ts';
import type { Moderate } from '../videos/moderation/moderator.ts';
import {
  addToSeries,
  cancelSeries,
  changeSeries,
  createSeries,
  deleteSeries,
  listSeries,
  seriesOf,
} from './service.ts';

type Dependencies = {
  db: Kysely<DB>;
  storage: Storage;
  asking: Asking;
  queueSeconds: number;
  freeAbandonsPerDay: number;
  moderate: Moderate;
  log: Log;
  sessions: Sessions;
  beforeCall: BeforeCall;
};

/** 100 prompts of 5,000 characters, each an emoji that is written as two escapes of six bytes. */
const MOST_BYTES = 8_000_000;

/** The calls under /api/series. */
export function registerSeriesRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, storage, log, asking, queueSeconds, moderate, sessions, beforeCall } = dependencies;
  const before = beforeCall(sessions.requireAccount);
  const withList = sessions.requireAccountWith('sessions with project lists', withProjectList);
  const tools = {
    ...{ storage, log },
    allowance: { freeAbandonsPerDay: dependencies.freeAbandonsPerDay },
  };

  serveList(app, endpoints.listSeries, beforeCall(withList.requireAccount), {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    version: ({ request }) => versionOfProjects(withList.found(request)),
    read: ({ request, query }, page) => listSeries(db, accountIdOf(request), query, page),
  });

  serveEndpoint(app, endpoints.getSeries, before, ({ request, params }) =>
    seriesOf(db, accountIdOf(request), params.id ?? ''),
  );

  const optionsFor = (request: FastifyRequest) => ({
    ...{ ...asking, queueSeconds, moderate },
    idempotencyKey: requireIdempotencyKey(request),
  });

  serveEndpoint(
    app,
    endpoints.createSeries,
    before,
    async ({ request, reply, body }) => {
      const account = accountIdOf(request);
      const { series, replayed } = await createSeries(db, account, body, optionsFor(request));
      reply.code(replayed ? 200 : 201);
      return series;
    },
    { bodyLimit: MOST_BYTES },
  );

  serveEndpoint(
    app,
    endpoints.addToSeries,
    before,
    async ({ request, reply, params, body }) => {
      const [account, id] = [accountIdOf(request), params.id ?? ''];
      const { series, replayed } = await addToSeries(db, account, id, body, optionsFor(request));
      reply.code(replayed ? 200 : 201);
      return series;
    },
    { bodyLimit: MOST_BYTES },
  );

  serveEndpoint(app, endpoints.changeSeries, before, ({ request, params, body }) =>
    changeSeries(db, accountIdOf(request), params.id ?? '', body),
  );

  serveEndpoint(app, endpoints.cancelSeries, before, ({ request, params }) =>
    cancelSeries(db, tools, accountIdOf(request), params.id ?? ''),
  );

  serveEndpoint(app, endpoints.deleteSeries, before, ({ request, params }) =>
    deleteSeries(db, tools, accountIdOf(request), params.id ?? ''),
  );
}

function requireIdempotencyKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  if (key !== undefined) return key;
  throw new InvalidRequestError('Idempotency-Key: must be sent, so that a retry costs nothing');
}
