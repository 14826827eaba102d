import { createHash } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Compilable, Kysely } from 'kysely';
import { UnauthorizedError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import { createCookies } from './cookies.ts';
import { SuspendedError } from './errors.ts';
import { isToken, keyedHashes } from './keyed-hash.ts';
import { asKey, createLookUps, type LookUp } from './look-up.ts';
import {
  deleteSessionOf,
  deleteSessionsOf,
  type FoundSession,
  holdSuspension,
  type LiveSessions,
  touchSession,
} from './queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whose session this is; set by requireAccount, and by what refuses a request ahead of it. Read it
     * through accountIdOf.
     */
    accountId?: string;
    /** What the look-up found; read it through the `found` of requireAccountWith. */
    foundSession?: FoundSession;
  }
}

export { type FoundSession, type LiveSessions, listSessions } from './queries.ts';

export type Sessions = {
  /**
   * A hook that lets only requests of a live session through, and throws UnauthorizedError for the
   * rest, RateLimitedError once an address has sent too many that are none. It asks the database
   * once, and once more every ten minutes of use, to note the use. A session that is known by a
   * former secret is noted at once, and known by the current one from then on.
   */
  requireAccount: onRequestAsyncHookHandler;
  /**
   * The same, reading along what the answer is made of: one question to the database in place of two.
   * `join` adds that to the query, which is prepared as `name`; `found` answers what it read for a
   * request.
   */
  requireAccountWith<Found extends FoundSession>(
    name: string,
    join: (sessions: LiveSessions) => Compilable<Found>,
  ): { requireAccount: onRequestAsyncHookHandler; found(request: FastifyRequest): Found };
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

  const lookUpBy = createLookUps(db, sessionSecrets);
  const lookUp = lookUpBy('sessions', (sessions) => sessions);

  const requireBy =
    (lookUp: LookUp): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const token = cookies.session(request);
      const found = isToken(token) ? await lookUp(token) : undefined;
      if (!found) {
        cookies.clearSession(reply);
        if (isToken(token)) limitUnknown(addressKey(request.ip));
        throw new UnauthorizedError();
      }
      const { ids, session } = found;
      request.accountId = session.account_id;
      request.foundSession = session;
      if (!session.isDue && session.id.equals(ids[0])) return;
      const touched = await touchSession(db, ids);
      if (touched) cookies.setSession(reply, token as string, touched.secondsLeft);
    };

  return {
    requireAccount: requireBy(lookUp),
    requireAccountWith: <Found extends FoundSession>(
      name: string,
      join: (sessions: LiveSessions) => Compilable<Found>,
    ) => ({
      requireAccount: requireBy(lookUpBy(name, join)),
      found({ foundSession }: FastifyRequest) {
        if (foundSession === undefined) throw new Error(`this route lacks ${name}`);
        return foundSession as Found;
      },
    }),
    async isLive(request) {
      const token = cookies.session(request);
      return isToken(token) && (await lookUp(token)) !== undefined;
    },
    idOf(request) {
      const token = cookies.session(request);
      return isToken(token) ? asKey(keyedHashes(sessionSecrets, token)[0]) : undefined;
    },
  };
}

/** The account that requireAccount found; for routes behind it. */
export function accountIdOf(request: FastifyRequest): string {
  if (request.accountId === undefined) throw new Error('this route lacks requireAccount');
  return request.accountId;
}

/** By which its person knows the session that requireAccount found; for routes behind it. */
export function publicIdOf({ foundSession }: FastifyRequest): string {
  if (foundSession === undefined) throw new Error('this route lacks requireAccount');
  return createHash('sha256').update(foundSession.id).digest('hex');
}

/** Told of a person, beside lists that changed: an open stream looks whether its session is live still. */
export const SESSIONS_CHANGED = 'sessions';

/** Ends all sessions of a person, or all but one, and with the commit their open streams. */
export async function endSessions(
  db: Kysely<DB>,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await deleteSessionsOf(db, accountId, except);
  await notifyChanged(db, accountId, [SESSIONS_CHANGED]);
}

/** Ends one of a person's sessions, by its public id; false when they have none such. */
export async function endSession(
  db: Kysely<DB>,
  accountId: string,
  publicId: string,
): Promise<boolean> {
  const isEnded = await deleteSessionOf(db, accountId, publicId);
  if (isEnded) await notifyChanged(db, accountId, [SESSIONS_CHANGED]);
  return isEnded;
}

/**
 * Lets nobody who is suspended ask for something: their session was live when the request came, and need
 * not be any more. A suspension waits until this transaction has ended, and finds what it asked for. It
 * stands before the locks of projects and balances. Throws SuspendedError.
 */
export async function refuseSuspended(db: Kysely<DB>, accountId: string): Promise<void> {
  const account = await holdSuspension(db, accountId);
  if (account?.suspended_at) throw new SuspendedError(account.suspended_reason);
}
