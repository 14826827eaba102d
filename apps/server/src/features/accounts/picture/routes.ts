import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError, UnauthorizedError } from '../../../platform/errors.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { splitUrl } from '../split-url.ts';
import { PICTURE_ROUTE, picturePath } from './path.ts';
import { findPicture } from './queries.ts';

/** GET /media/profile/{hash}: a person's own picture; for anyone else there is nothing. */
export function registerPictureRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, signedIn, beforeFile } = options;
  app.get(
    PICTURE_ROUTE,
    {
      onRequest: [
        (request, reply) =>
          (signedIn.call(app, request, reply) as Promise<void>).catch((error: unknown) => {
            throw error instanceof UnauthorizedError ? new NotFoundError() : error;
          }),
        beforeFile,
      ],
    },
    async (request, reply) => {
      const picture = await findPicture(db, accountIdOf(request));
      if (!picture || picturePath(picture.sha256) !== splitUrl(request.url).path) {
        throw new NotFoundError();
      }
      // For good: the path names the content, and only its owner is told the path.
      reply.header('cache-control', 'private, max-age=31536000, immutable');
      return reply.type(picture.content_type).send(picture.bytes);
    },
  );
}
