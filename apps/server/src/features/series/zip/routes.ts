import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../../platform/errors.ts';
import { hiddenFromVisitors } from '../../../platform/http/hidden.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import type { Archives } from '../../videos/zip/archives.ts';
import { zipVideos } from '../../videos/zip/zip-videos.ts';
import { listVideosOf } from '../queries.ts';
import { seriesOf } from '../service.ts';
import { seriesCsv } from './series-csv.ts';

/**
 * GET /media/series/{series}.zip: all finished videos of a person's series as one file, or the starred
 * ones (`?only=starred`), and `series.csv` of all behind them, which names those that were deleted
 * meanwhile; for anyone else there is nothing.
 */
export function registerSeriesZip(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    archives: Archives;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, storage, archives, signedIn, beforeFile } = options;
  app.get<{ Params: { file: string }; Querystring: { only?: string } }>(
    '/media/series/:file',
    { onRequest: [hiddenFromVisitors(app, signedIn), beforeFile] },
    async (request, reply) => {
      const [, id] = /^(.+)\.zip$/.exec(request.params.file) ?? [];
      if (id === undefined) throw new NotFoundError();
      const accountId = accountIdOf(request);
      const { title } = await seriesOf(db, accountId, id);
      const all = await listVideosOf(db, accountId, id);
      const videos = request.query.only === 'starred' ? all.filter((it) => it.starred) : all;
      const finished = videos.filter(({ status }) => status === 'completed');
      const greatest = Math.max(0, ...videos.map(({ number }) => number));
      return archives.send(reply, accountId, title, () =>
        zipVideos(storage, finished, greatest, (gone) => ({
          name: 'series.csv',
          input: seriesCsv(videos, gone),
        })),
      );
    },
  );
}
