import { Readable } from 'node:stream';
import { create as dispositionOf } from 'content-disposition';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { KnownError } from '../../../platform/errors.ts';
import { hiddenFromVisitors } from '../../../platform/http/hidden.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { asFileName } from './file-names.ts';
import { listArchived } from './queries.ts';
import { type Archive, zipVideos } from './zip-videos.ts';

/** Archives that one person may be sent at once, by each process. */
const MOST_AT_ONCE = 3;

type Asked = FastifyRequest<{
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}>;

/** Has GET `path` answered with what `find` tells of a person's videos, as one file under a title. */
export type ServeArchive = (
  path: string,
  find: (accountId: string, request: Asked) => Promise<Archive & { title: string }>,
) => void;

/**
 * Serves archives of videos to whom they belong, made while they are sent, and counts those that are on
 * their way to each person. For visitors there are none; to HEAD nothing is made, but it is told
 * what GET would be.
 */
export function createArchives(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): ServeArchive {
  const { db, storage, signedIn, beforeFile } = options;
  const onRequest = [hiddenFromVisitors(app, signedIn), beforeFile];
  const underWay = new Map<string, number>();
  return (path, find) => {
    app.get(path, { onRequest }, async (request: Asked, reply) => {
      const accountId = accountIdOf(request);
      const before = underWay.get(accountId) ?? 0;
      if (before >= MOST_AT_ONCE) throw new TooManyArchivesError();
      underWay.set(accountId, before + 1);
      const leave = () => {
        const left = (underWay.get(accountId) ?? 1) - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      };
      // Before anything is read: of three hundred videos that is much.
      const { title, ...archive } = await find(accountId, request).catch((error: unknown) => {
        leave();
        throw error;
      });
      reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${asFileName(title) || 'videos'}.zip`));
      if (request.method === 'HEAD') {
        leave();
        return reply.send(Readable.from([]));
      }
      const zipped = zipVideos(storage, archive, (ids) => listArchived(db, accountId, { ids }));
      zipped.once('close', leave);
      return reply.send(zipped);
    });
  };
}

class TooManyArchivesError extends KnownError {
  /** In seconds: nobody knows when a download ends. */
  readonly headers = { 'retry-after': '10' };

  constructor() {
    super(
      429,
      'RATE_LIMITED',
      `${MOST_AT_ONCE} downloads of several videos are under way. Please wait until one of them has ended.`,
    );
  }
}
