import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError, UnauthorizedError } from '../../../platform/errors.ts';
import { sendStored } from '../../../platform/http/send-stored.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { isPlayable } from '../service.ts';
import { POSTER_TYPE, posterKey, VIDEO_TYPE, videoKey } from './keys.ts';

const FILES = new Map([
  ['video.mp4', { keyOf: videoKey, contentType: VIDEO_TYPE }],
  ['poster.jpg', { keyOf: posterKey, contentType: POSTER_TYPE }],
]);

/** GET /media/{project}/{file}: a person's own files; for anyone else there is nothing. */
export function registerMediaRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, storage, signedIn, beforeFile } = options;
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
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
      const { id, file } = request.params;
      const kind = FILES.get(file);
      if (!kind || !(await isPlayable(db, accountIdOf(request), id))) throw new NotFoundError();
      const stored = await storage.find(kind.keyOf(id));
      if (!stored) throw new NotFoundError();
      // Asked again each time: a browser keeps files beyond a sign-out.
      reply.header('cache-control', 'private, no-cache');
      return sendStored(request, reply, stored, kind.contentType);
    },
  );
}
