import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { UnauthorizedError } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createTurns } from '../../platform/turns.ts';
import type { DB } from '../../schema.ts';
import { createCookies } from './cookies.ts';
import { isToken, keyedHashes } from './keyed-hash.ts';
import { findSession, touchSession } from './session-queries.ts';

/**
 * Of one session: whoever sends hundreds of requests at once waits among them, and others do not wait
 * behind them all.
 */
const LOOK_UPS_AT_ONCE = 2;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session this is; set by requireAccount. Read it through accountIdOf. */
    accountId?: string;
  }
}

/**
 * A hook that lets only requests of a live session through, and throws UnauthorizedError for the
 * rest. It asks the database once, and once more every ten minutes of use, to note the use. A session
 * that is known by a former secret is noted at once, and known by the current one from then on.
 */
export function requireAccount(options: SessionOptions): onRequestAsyncHookHandler {
  const { db, publicUrl } = options;
  const cookies = createCookies(publicUrl);
  const lookUp = sessionLookUp(options);
  return async (request, reply) => {
    const found = await lookUp(request);
    if (!found) {
      cookies.clearSession(reply);
      throw new UnauthorizedError();
    }
    request.accountId = found.session.account_id;
    if (!found.session.isDue) return;
    const touched = await touchSession(db, found.ids);
    if (touched) cookies.setSession(reply, found.token, touched.secondsLeft);
  };
}

/** Says whether the session that a request came with is live still: an open stream outlasts it. */
export function sessionCheck(
  options: SessionOptions,
): (request: FastifyRequest) => Promise<boolean> {
  const lookUp = sessionLookUp(options);
  return async (request) => (await lookUp(request)) !== undefined;
}

type SessionOptions = { db: Kysely<DB>; sessionSecrets: Secrets; publicUrl: URL };

function sessionLookUp({ db, sessionSecrets, publicUrl }: SessionOptions) {
  const cookies = createCookies(publicUrl);
  const inTurn = createTurns(LOOK_UPS_AT_ONCE);
  return async (request: FastifyRequest) => {
    const token = cookies.session(request);
    if (!isToken(token)) return undefined;
    const ids = keyedHashes(sessionSecrets, token);
    const session = await inTurn(ids[0].toString('base64'), () => findSession(db, ids));
    return session && { token, ids, session };
  };
}

/** The account that requireAccount found; for routes behind it. */
export function accountIdOf(request: FastifyRequest): string {
  if (request.accountId === undefined) throw new Error('this route lacks requireAccount');
  return request.accountId;
}
