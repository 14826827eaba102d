import { Readable } from 'node:stream';
import { create as dispositionOf } from 'content-disposition';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { KnownError, NotFoundError, UnauthorizedError } from '../../../platform/errors.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { listVideosOf } from '../queries.ts';
import { seriesOf } from '../service.ts';
import { asFileName } from './file-names.ts';
import { zipSeries } from './zip-series.ts';

/** Archives that one person may be sent at once, by each process. */
const MOST_AT_ONCE = 3;

/**
 * GET /media/series/{series}.zip: all finished videos of a person's series as one file, or the starred
 * ones (`?only=starred`); for anyone else there is nothing.
 */
export function registerSeriesZip(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, storage, signedIn, beforeFile } = options;
  const underWay = new Map<string, number>();

  app.get<{ Params: { file: string }; Querystring: { only?: string } }>(
    '/media/series/:file',
    {
      // To a visitor a private file is not forbidden: it is not there.
      onRequest: [
        (request, reply) =>
          (signedIn.call(app, request, reply) as Promise<void>).catch((error: unknown) => {
            throw error instanceof UnauthorizedError ? new NotFoundError() : error;
          }),
        beforeFile,
      ],
    },
    async (request, reply) => {
      const [, id] = /^(.+)\.zip$/.exec(request.params.file) ?? [];
      if (id === undefined) throw new NotFoundError();
      const accountId = accountIdOf(request);
      const { title } = await seriesOf(db, accountId, id);
      const all = await listVideosOf(db, accountId, id);
      const videos = request.query.only === 'starred' ? all.filter((it) => it.starred) : all;
      reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${asFileName(title) || 'series'}.zip`));
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const before = underWay.get(accountId) ?? 0;
      if (before >= MOST_AT_ONCE) throw new TooManyArchivesError();
      underWay.set(accountId, before + 1);
      const archive = zipSeries(storage, videos);
      archive.once('close', () => {
        const left = (underWay.get(accountId) ?? 1) - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      });
      return reply.send(archive);
    },
  );
}

class TooManyArchivesError extends KnownError {
  constructor() {
    super(
      429,
      'RATE_LIMITED',
      `${MOST_AT_ONCE} downloads of series are under way. Please wait until one of them has ended.`,
    );
  }
}
