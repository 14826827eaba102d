import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../platform/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { takeLargeBodies } from '../../platform/http/large-bodies.ts';
import { serveList } from '../../platform/http/list.ts';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Limit } from '../../platform/limits/limits.ts';
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
  /** Counts the prompts that somebody has looked at, also those that are then not paid for. */
  limitLooks: Limit;
  log: Log;
  sessions: Sessions;
  beforeCall: BeforeCall;
};

/** 100 prompts of 5,000 emoji of four bytes each, with room for titles, slots and escapes. */
const MOST_BYTES = 4_000_000;

/** The calls under /api/series. */
export function registerSeriesRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, storage, log, asking, queueSeconds, moderate, limitLooks, sessions, beforeCall } =
    dependencies;
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

  const beforeLarge = [...before, takeLargeBodies(accountIdOf)];
  const optionsFor = (request: FastifyRequest) => ({
    ...{ ...asking, queueSeconds },
    moderate: async (prompt: string) => {
      limitLooks(accountIdOf(request));
      return moderate(prompt);
    },
    idempotencyKey: requireIdempotencyKey(request),
  });

  serveEndpoint(
    app,
    endpoints.createSeries,
    beforeLarge,
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
    beforeLarge,
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
