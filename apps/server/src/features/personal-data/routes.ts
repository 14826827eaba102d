import { Readable } from 'node:stream';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { archiveOf } from './export/archive.ts';

/** GET /api/account/export: all that is kept of the person who asks, as one file. */
export function registerPersonalDataRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    before: onRequestAsyncHookHandler[];
    limitExports: Limit;
  },
): void {
  const { db, storage, before, limitExports } = options;
  app.get('/api/account/export', { onRequest: before }, async (request, reply) => {
    const accountId = accountIdOf(request);
    reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="shortcake-export.zip"');
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    limitExports(accountId);
    return reply.send(archiveOf(db, storage, accountId));
  });
}
