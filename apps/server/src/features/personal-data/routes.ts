import { Readable } from 'node:stream';
import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { KnownError } from '../../platform/errors.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { logSecurity } from '../../platform/security-log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import { createCookies } from '../sessions/cookies.ts';
import { accountIdOf } from '../sessions/session.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { requestErasure } from './erasure/request.ts';
import { archiveOf } from './export/archive.ts';

/** Taking out all that is kept of the person who asks, and having it deleted. */
export function registerPersonalDataRoutes(
  app: FastifyInstance,
  options: {
    db: Kysely<DB>;
    storage: Storage;
    before: onRequestAsyncHookHandler[];
    limitExports: Limit;
    allowance: Allowance;
    publicUrl: URL;
  },
): void {
  const { db, storage, before, limitExports, allowance } = options;
  const cookies = createCookies(options.publicUrl);
  /** Whose is being sent by this process: one that nobody reads holds a file open. */
  const underWay = new Set<string>();
  app.get('/api/account/export', { onRequest: before }, async (request, reply) => {
    const accountId = accountIdOf(request);
    // Asked before by HEAD, whose refusal is told in the place of a file.
    limitExports(accountId);
    reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="shortcake-export.zip"');
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    if (underWay.has(accountId)) throw new ExportUnderWayError();
    underWay.add(accountId);
    const archive = archiveOf(db, storage, accountId);
    archive.once('close', () => underWay.delete(accountId));
    return reply.send(archive);
  });

  serveEndpoint(app, endpoints.deleteAccount, before, async ({ body, request, reply }) => {
    const accountId = accountIdOf(request);
    await requestErasure(db, allowance, { accountId, confirm: body.confirm });
    logSecurity(request.log, { event: 'account-deleted', account: accountId });
    cookies.clearSession(reply);
  });
}

class ExportUnderWayError extends KnownError {
  /** In seconds: nobody knows when a download ends. */
  readonly headers = { 'retry-after': '10' };

  constructor() {
    super(
      429,
      'RATE_LIMITED',
      'Your data is being downloaded already. Please wait until that has ended.',
    );
  }
}
