import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { serveList } from '../../platform/http/list.ts';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf, type Sessions } from '../sessions/session.ts';
import { versionOfProjects } from '../videos/list/list.ts';
import { withProjectList } from '../videos/list/queries.ts';
import { askOptionsOf, MOST_SERIES_BYTES, type SeriesAsking } from './asking.ts';
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
  asking: SeriesAsking;
  freeAbandonsPerDay: number;
  log: Log;
  sessions: Sessions;
  beforeCall: BeforeCall;
};

/** The calls under /api/series. */
export function registerSeriesRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, storage, log, asking, sessions, beforeCall } = dependencies;
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

  const beforeLarge = [...before, asking.takeLargeBodies];
  serveEndpoint(
    app,
    endpoints.createSeries,
    beforeLarge,
    async ({ request, reply, body }) => {
      const account = accountIdOf(request);
      const { series, replayed } = await createSeries(
        db,
        account,
        body,
        askOptionsOf(asking, request),
      );
      reply.code(replayed ? 200 : 201);
      return series;
    },
    { bodyLimit: MOST_SERIES_BYTES },
  );

  serveEndpoint(
    app,
    endpoints.addToSeries,
    beforeLarge,
    async ({ request, reply, params, body }) => {
      const [account, id] = [accountIdOf(request), params.id ?? ''];
      const { series, replayed } = await addToSeries(
        db,
        account,
        id,
        body,
        askOptionsOf(asking, request),
      );
      reply.code(replayed ? 200 : 201);
      return series;
    },
    { bodyLimit: MOST_SERIES_BYTES },
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
