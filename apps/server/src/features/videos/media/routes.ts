import { downloadName } from '@shortcake/contract/download-name';
import { create as dispositionOf } from 'content-disposition';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../../platform/errors.ts';
import { hiddenFromVisitors } from '../../../platform/http/hidden.ts';
import { sendElsewhere } from '../../../platform/http/send-elsewhere.ts';
import { sendStored } from '../../../platform/http/send-stored.ts';
import type { SignedAddresses } from '../../../platform/storage/s3/signed-addresses.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import { accountIdOf } from '../../sessions/session.ts';
import { getPlayable } from '../service.ts';
import { FILES, VIDEO_TYPE } from './keys.ts';

/**
 * GET /media/{project}/{file}: a person's own files, through us or, with `addresses`, from the bucket;
 * for anyone else there is nothing. With `?download` a browser saves the video under its title; whether
 * the bucket has it is looked up first, since an error of the bucket's would take the page's place.
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    addresses: SignedAddresses | undefined;
    signedIn: onRequestAsyncHookHandler;
    beforeFile: onRequestAsyncHookHandler;
  },
): void {
  const { db, storage, addresses, signedIn, beforeFile } = options;
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
      const isSaved = kind.contentType === VIDEO_TYPE && request.query.download !== undefined;
      const disposition = isSaved ? dispositionOf(downloadName(title)) : undefined;
      const { contentType } = kind;
      if (addresses) {
        if (isSaved && !(await storage.has(kind.keyOf(id)))) throw new NotFoundError();
        const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
        const says = { contentType, disposition };
        return sendElsewhere(reply, await addresses.of(kind.keyOf(id), method, says));
      }
      const stored = await storage.find(kind.keyOf(id));
      if (!stored) throw new NotFoundError();
      // Asked again each time: a browser keeps files beyond a sign-out.
      reply.header('cache-control', 'private, no-cache');
      if (disposition) reply.header('content-disposition', disposition);
      return sendStored(request, reply, stored, contentType);
    },
  );
}
