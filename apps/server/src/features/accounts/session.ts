import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { UnauthorizedError } from '../../platform/errors.ts';
import type { DB } from '../../schema.ts';
import { createCookies } from './cookies.ts';
import { isToken, keyedHash } from './keyed-hash.ts';
import { findSession, touchSession } from './session-queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this is; set by requireAccount. Read it through accountIdOf. */
    accountId?: string;
  }
}

/**
 * A hook that lets only requests of a live session through, and throws UnauthorizedError for the
 * rest. It asks the database once, and once more every ten minutes of use, to note the use.
 */
export function requireAccount(options: {
  db: Kysely<DB>;
  sessionSecret: string;
  publicUrl: URL;
}): onRequestAsyncHookHandler {
  const { db, sessionSecret } = options;
  const cookies = createCookies(options.publicUrl);
  return async (request, reply) => {
    const token = cookies.session(request);
    const id = isToken(token) ? keyedHash(sessionSecret, token) : undefined;
    const session = id && (await findSession(db, id));
    if (!token || !id || !session) {
      cookies.clearSession(reply);
      throw new UnauthorizedError();
    }
    request.accountId = session.account_id;
    if (!session.isDue) return;
    const touched = await touchSession(db, id);
    if (touched) cookies.setSession(reply, token, touched.secondsLeft);
  };
}

/** The account that requireAccount found; for routes behind it. */
export function accountIdOf(request: FastifyRequest): string {
  if (request.accountId === undefined) throw new Error('this route lacks requireAccount');
  return request.accountId;
}
