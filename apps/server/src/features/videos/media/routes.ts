import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../../platform/errors.ts';
import { hiddenFromVisitors } from '../../../platform/http/hidden.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { getPlayable } from '../service.ts';
import { FILES } from './keys.ts';
import { type MediaStore, sendFile } from './send-file.ts';

/**
 * GET /media/{project}/{file}: a person's own files; for anyone else there is nothing. With `?download` a
 * browser saves the video under its title.
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  options: MediaStore & {
    db: Kysely<DB>;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, signedIn, beforeFile } = options;
  app.get<{ Params: { id: string; file: string }; Querystring: { download?: string } }>(
    '/media/:id/:file',
    {
      onRequest: [hiddenFromVisitors(app, signedIn), beforeFile],
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const kind = FILES.get(file);
      if (!kind) throw new NotFoundError();
      const { title } = await getPlayable(db, accountIdOf(request), id);
      const savedAs = request.query.download === undefined ? undefined : title;
      return sendFile(options, { request, reply }, { id, kind, savedAs });
    },
  );
}
