import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { UnauthorizedError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createTogether } from '../../platform/together.ts';
import type { DB } from '../../schema.ts';
import { createCookies } from './cookies.ts';
import { isToken, keyedHashes } from './keyed-hash.ts';
import { findSessions, touchSession } from './queries.ts';

/**
 * A session that is made up costs who sends it nothing, and no limit may stand before the look-up:
 * somebody behind the same address may have a true one. So however many come, they are looked up
 * together, by no more connections than these; two, so that one that hangs does not hold up all.
 */
const LOOK_UPS_AT_ONCE = 2;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whose session this is; set by requireAccount, and by what refuses a request ahead of it. Read it
     * through accountIdOf.
     */
    accountId?: string;
  }
}

export type Sessions = {
  /**
   * A hook that lets only requests of a live session through, and throws UnauthorizedError for the
   * rest, RateLimitedError once an address has sent too many that are none. It asks the database
   * once, and once more every ten minutes of use, to note the use. A session that is known by a
   * former secret is noted at once, and known by the current one from then on.
   */
  requireAccount: onRequestAsyncHookHandler;
  /** Whether the session that a request came with is live still: an open stream outlasts it. */
  isLive(request: FastifyRequest): Promise<boolean>;
  /** What the session that a request came with is known by, live or not; undefined without one. */
  idOf(request: FastifyRequest): string | undefined;
};

export function createSessions(options: {
  db: Kysely<DB>;
  sessionSecrets: Secrets;
  publicUrl: URL;
  /** Counts an address's requests with a session that there is none of. */
  limitUnknown: Limit;
}): Sessions {
  const { db, sessionSecrets, publicUrl, limitUnknown } = options;
  const cookies = createCookies(publicUrl);
  const findTogether = createTogether(LOOK_UPS_AT_ONCE, async (ids: Buffer[][]) => {
    const sessions = await findSessions(db, ids.flat());
    return new Map(sessions.map((session) => [asKey(session.id), session]));
  });

  const find = async (token: string) => {
    const ids = keyedHashes(sessionSecrets, token);
    const found = await findTogether(ids);
    const session = ids.map((id) => found.get(asKey(id))).find((one) => one !== undefined);
    return session && { ids, session };
  };

  return {
    async requireAccount(request, reply) {
      const token = cookies.session(request);
      const found = isToken(token) ? await find(token) : undefined;
      if (!found) {
        cookies.clearSession(reply);
        if (isToken(token)) limitUnknown(addressKey(request.ip));
        throw new UnauthorizedError();
      }
      const { ids, session } = found;
      request.accountId = session.account_id;
      if (!session.isDue && session.id.equals(ids[0])) return;
      const touched = await touchSession(db, ids);
      if (touched) cookies.setSession(reply, token as string, touched.secondsLeft);
    },
    async isLive(request) {
      const token = cookies.session(request);
      return isToken(token) && (await find(token)) !== undefined;
    },
    idOf(request) {
      const token = cookies.session(request);
      return isToken(token) ? asKey(keyedHashes(sessionSecrets, token)[0]) : undefined;
    },
  };
}

const asKey = (id: Buffer) => id.toString('base64');

/** The account that requireAccount found; for routes behind it. */
export function accountIdOf(request: FastifyRequest): string {
  if (request.accountId === undefined) throw new Error('this route lacks requireAccount');
  return request.accountId;
}
