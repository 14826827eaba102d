import { type Kysely, sql } from 'kysely';
import { deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';
import { LONGEST_LIFE, LONGEST_UNUSED, USE_NOTED_EVERY } from './lifetime.ts';

const endsAt = sql`least(sessions.expires_at, sessions.last_seen_at + ${LONGEST_UNUSED})`;
const isLive = sql<boolean>`${endsAt} > now()`;
const isDue = sql<boolean>`sessions.last_seen_at < now() - ${USE_NOTED_EVERY}`;
/** By which its person knows a session: what a cookie is known by leaves the server nowhere. */
const publicId = sql<string>`encode(sha256(sessions.id), 'hex')`;
const secondsLeft = sql<number>`ceil(extract(epoch from ${endsAt} - now()))::int`;

/** Begins a session; answers how long it lasts unused, in seconds. */
export async function insertSession(
  db: Kysely<DB>,
  { id, accountId, device }: { id: Buffer; accountId: string; device: string | null },
): Promise<{ secondsLeft: number }> {
  return db
    .insertInto('sessions')
    .values({ id, account_id: accountId, device, expires_at: sql`now() + ${LONGEST_LIFE}` })
    .returning(secondsLeft.as('secondsLeft'))
    .executeTakeFirstOrThrow();
}

/** What a session may be known by: the first under the current secret, the others under former ones. */
type SessionIds = readonly [Buffer, ...Buffer[]];

/** A session as a look-up finds it; `isDue` says that its use should be noted again. */
export type FoundSession = { id: Buffer; account_id: string; isDue: boolean };

/** Of these sessions those that have not ended. */
export const liveSessions = (db: Kysely<DB>, ids: readonly Buffer[]) =>
  db
    .selectFrom('sessions')
    .select(['sessions.id', 'sessions.account_id', isDue.as('isDue')])
    .where(sql<boolean>`sessions.id = any(${ids})`)
    .where(isLive);

/** The query of a look-up, for others to join to it what they need; its columns are `sessions.`. */
export type LiveSessions = ReturnType<typeof liveSessions>;

/** Notes that a session is in use, under the current secret; answers how long it lasts from now. */
export function touchSession(db: Kysely<DB>, ids: SessionIds) {
  return db
    .updateTable('sessions')
    .set({ id: ids[0], last_seen_at: sql`now()` })
    .where('id', 'in', ids)
    .where(isLive)
    .returning(secondsLeft.as('secondsLeft'))
    .executeTakeFirst();
}

/** Ends a session; answers whose it was, undefined when there is none. */
export async function deleteSession(db: Kysely<DB>, ids: SessionIds): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', 'in', ids)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Forgets some sessions that have ended. Answers how many. */
export async function forgetSessions(db: Kysely<DB>, most: number): Promise<number> {
  // Each side by itself, by its own index.
  const old = sql<boolean>`expires_at <= now()`;
  const unused = sql<boolean>`last_seen_at <= now() - ${LONGEST_UNUSED}`;
  const table = 'sessions';
  return (
    (await deleteOldest(db, { table, by: 'expires_at', over: old }, most)) +
    (await deleteOldest(db, { table, by: 'last_seen_at', over: unused }, most))
  );
}

/** The live sessions of a person, the latest used first. */
export function listSessions(db: Kysely<DB>, accountId: string, most: number) {
  return db
    .selectFrom('sessions')
    .select([publicId.as('publicId'), 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where(isLive)
    .orderBy('last_seen_at', 'desc')
    .limit(most)
    .execute();
}

/** Ends all sessions of a person, but for one if that is given, by its public id. */
export async function deleteSessionsOf(
  db: Kysely<DB>,
  accountId: string,
  except: string | undefined,
): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId);
  await (except === undefined ? sessions : sessions.where(publicId, '<>', except)).execute();
}

/** Ends a session of a person, by its public id; false when they have none such. */
export async function deleteSessionOf(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where(publicId, '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether and why a person is suspended; holds that so until the transaction ends. */
export function holdSuspension(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['suspended_at', 'suspended_reason'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
}
