import type { Compilable, Kysely } from 'kysely';
import { prepare } from '../../platform/db/prepared.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createTogether } from '../../platform/together.ts';
import type { DB } from '../../schema.ts';
import { keyedHashes } from './keyed-hash.ts';
import { type FoundSession, type LiveSessions, liveSessions } from './queries.ts';

/**
 * A session that is made up costs who sends it nothing, and no limit may stand before the look-up:
 * somebody behind the same address may have a true one. So however many come, they are looked up
 * together, by no more connections than these for each query; two, so that one that hangs does not
 * hold up all.
 */
const LOOK_UPS_AT_ONCE = 2;

/** Finds the live session of a token, and the ids that it may have: its own among them. */
export type LookUp = (
  token: string,
) => Promise<{ ids: [Buffer, ...Buffer[]]; session: FoundSession } | undefined>;

/** Makes look-ups by queries that `join` to the session's what else is to be read, prepared as `name`. */
export function createLookUps(db: Kysely<DB>, sessionSecrets: Secrets) {
  return (name: string, join: (sessions: LiveSessions) => Compilable<FoundSession>): LookUp => {
    const findSessions = prepare(name, (db: Kysely<DB>, ids: readonly Buffer[]) =>
      join(liveSessions(db, ids)),
    );
    const findTogether = createTogether(LOOK_UPS_AT_ONCE, async (ids: Buffer[][]) => {
      const sessions = await findSessions(db, ids.flat());
      return new Map(sessions.map((session) => [asKey(session.id), session]));
    });
    return async (token) => {
      const ids = keyedHashes(sessionSecrets, token);
      const found = await findTogether(ids);
      const session = ids.map((id) => found.get(asKey(id))).find((one) => one !== undefined);
      return session && { ids, session };
    };
  };
}

/** An id as a key of maps. */
export const asKey = (id: Buffer): string => id.toString('base64');
