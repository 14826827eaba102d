import '@fastify/static';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../accounts/session.ts';
import { posterKey, videoKey } from './media-keys.ts';
import { getProject } from './service.ts';

const KEYS = new Map([
  ['video.mp4', videoKey],
  ['poster.jpg', posterKey],
]);

/** GET /media/{project}/{file}: a person's own files; for anyone else there is nothing. */
export function registerMediaRoutes(
  app: FastifyInstance,
  options: { db: Kysely<DB>; storage: Storage; signedIn: onRequestAsyncHookHandler },
): void {
  const { db, storage, signedIn } = options;
  app.get<{ Params: { id: string; file: string } }>(
    '/media/:id/:file',
    {
      // To a visitor a private file is not forbidden: it is not there.
      onRequest: (request, reply) =>
        (signedIn.call(app, request, reply) as Promise<void>).catch(() => {
          throw new NotFoundError();
        }),
    },
    async (request, reply) => {
      const keyOf = KEYS.get(request.params.file);
      if (!keyOf) throw new NotFoundError();
      const project = await getProject(db, accountIdOf(request), request.params.id);
      if (project.status !== 'completed') throw new NotFoundError();
      // Asked again each time: a browser keeps files beyond a sign-out.
      reply.header('cache-control', 'private, no-cache');
      return reply.sendFile(keyOf(project.id), storage.pathOf(''), { cacheControl: false });
    },
  );
}
