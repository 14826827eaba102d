import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { InvalidRequestError, NotFoundError } from '../../../platform/errors.ts';
import { hiddenFromVisitors } from '../../../platform/http/hidden.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { listFinished } from '../queries.ts';
import type { Archives } from './archives.ts';
import { zipVideos } from './zip-videos.ts';

/** What an address has room for, and a person selects by hand. */
const MAX_ZIPPED = 100;

/**
 * GET /media/projects.zip?ids=a,b,c: those of these projects that are the person's and finished, as one
 * file, numbered in the order of the ids; where there is none of them, there is nothing.
 */
export function registerProjectsZip(
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
  app.get<{ Querystring: { ids?: unknown } }>(
    '/media/projects.zip',
    { onRequest: [hiddenFromVisitors(app, signedIn), beforeFile] },
    async (request, reply) => {
      const ids = idsIn(request.query.ids);
      const accountId = accountIdOf(request);
      const finished = await listFinished(db, accountId, ids.filter(isUuid));
      if (finished.length === 0) throw new NotFoundError();
      const places = new Map(ids.map((id, place) => [id, place]));
      const videos = finished
        .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
        .map((video, place) => ({ ...video, number: place + 1 }));
      return archives.send(reply, accountId, 'videos', () =>
        zipVideos(storage, videos, videos.length),
      );
    },
  );
}

function idsIn(text: unknown): string[] {
  const ids = typeof text === 'string' ? [...new Set(text.split(',').filter(Boolean))] : [];
  if (ids.length > 0 && ids.length <= MAX_ZIPPED) return ids;
  throw new InvalidRequestError(`ids: give 1 to ${MAX_ZIPPED}, separated by commas`);
}
