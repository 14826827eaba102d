import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { serveList } from '../../platform/http/list.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { keyOf } from '../keys/access.ts';
import { askOptionsOf, MOST_SERIES_BYTES, type SeriesAsking } from '../series/asking.ts';
import { cancelSeries, createSeries, listSeries, seriesOf } from '../series/service.ts';
import { accountIdOf } from '../sessions/session.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { findVersionOfProjects } from '../videos/list/list.ts';
import type { BeforeKeyCall } from './before.ts';
import { made, once, repeatable } from './once.ts';
import { serveRead } from './serve.ts';

export type SeriesDependencies = {
  db: Kysely<DB>;
  before: BeforeKeyCall;
  asking: SeriesAsking;
  allowance: Allowance;
};

/** The calls under /api/v1/series. */
export function registerSeriesCalls(
  app: FastifyInstance,
  { db, before, asking, allowance }: SeriesDependencies,
): void {
  const { createSeries: create, listSeries: list, getSeries, cancelSeries: cancel } = v1Endpoints;

  serveEndpoint(
    app,
    create,
    [...before(create.scopes), asking.takeLargeBodies],
    async ({ request, reply, body }) => {
      const options = { ...askOptionsOf(asking, request), keyId: keyOf(request).id };
      const { series, replayed } = await createSeries(db, accountIdOf(request), body, options);
      reply.code(replayed ? 200 : 201);
      return series;
    },
    { bodyLimit: MOST_SERIES_BYTES },
  );

  serveList(app, list, before(list.scopes), {
    isId: isUuid,
    owner: ({ request }) => accountIdOf(request),
    version: ({ request }) => findVersionOfProjects(db, accountIdOf(request)),
    read: ({ request, query }, page) => listSeries(db, accountIdOf(request), query, page),
    vary: 'authorization',
  });

  serveRead(app, getSeries, before(getSeries.scopes), ({ request, params }) =>
    seriesOf(db, accountIdOf(request), params.id ?? ''),
  );

  serveEndpoint(app, cancel, before(cancel.scopes), async ({ request, params }) => {
    const [account, id] = [accountIdOf(request), params.id ?? ''];
    const { result } = await once(
      db,
      repeatable(request),
      async (db) => made(await cancelSeries(db, { allowance }, account, id)),
      (db, id) => seriesOf(db, account, id),
    );
    return result;
  });
}
