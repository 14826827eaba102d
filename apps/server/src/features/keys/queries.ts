import { type InsertObject, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';
import { MONTH } from './days.ts';

/** Each note of a use is a write. */
const USE_NOTED_EVERY = sql`interval '1 minute'`;

const isDue = sql<boolean>`
  (api_keys.last_used_at is null or api_keys.last_used_at < now() - ${USE_NOTED_EVERY})`;
const refused = sql<'revoked' | 'expired' | 'suspended' | 'deleted' | null>`case
  when api_keys.revoked_at is not null then 'revoked'
  when accounts.erasure_requested_at is not null then 'deleted'
  when accounts.suspended_at is not null then 'suspended'
  when api_keys.expires_at <= now() then 'expired' end`;

/** Keys by their hashes, each with why it does not count, or null; `isDue` says that its use should be noted. */
export const keysByHash = (db: Kysely<DB>, hashes: readonly Buffer[]) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'api_keys.hash', 'api_keys.account_id', 'api_keys.name'])
    .select(['api_keys.credits_per_month', 'api_keys.expires_at'])
    .select(['api_keys.scopes', isDue.as('isDue'), refused.as('refused')])
    .where(sql<boolean>`api_keys.hash = any(${hashes})`);

/** Notes that keys are in use; waits for none that somebody holds. */
export async function noteUse(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', 'in', (db) =>
      db
        .selectFrom('api_keys')
        .select('id')
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where(isDue)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

const creditsThisMonth = sql<number>`(
  select coalesce(sum(credits), 0)::int from api_key_days day
  where day.key_id = api_keys.id and day.day >= ${MONTH})`.as('credits_this_month');

const COLUMNS = [
  ...(['id', 'name', 'start', 'scopes', 'credits_per_month'] as const),
  ...(['expires_at', 'created_at', 'last_used_at'] as const),
] as const;

/** A key as its owner sees it. */
export type KeyRow = Pick<Selectable<DB['api_keys']>, (typeof COLUMNS)[number]> & {
  credits_this_month: number;
};

/** The keys of a person that are not revoked, newest first. */
export function listKeyRows(db: Kysely<DB>, accountId: string): Promise<KeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(COLUMNS)
    .select(creditsThisMonth)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Lets one process at a time make keys of a person, until the transaction ends. */
export async function lockOwner(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

export function insertKey(db: Kysely<DB>, key: InsertObject<DB, 'api_keys'>): Promise<KeyRow> {
  return db
    .insertInto('api_keys')
    .values(key)
    .returning(COLUMNS)
    .returning(creditsThisMonth)
    .executeTakeFirstOrThrow();
}

/** Changes a person's key; undefined when they have none such, or have revoked it. */
export function updateKey(
  db: Kysely<DB>,
  { accountId, id }: { accountId: string; id: string },
  changes: Updateable<DB['api_keys']>,
): Promise<KeyRow | undefined> {
  return db
    .updateTable('api_keys')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(COLUMNS)
    .returning(creditsThisMonth)
    .executeTakeFirst();
}

/** Deletes a key that no video was asked for with; whoever has its row until the transaction ends asks this. */
export async function deleteUnusedKey(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from api_key_uses asked where asked.key_id = api_keys.id)`,
    )
    .execute();
}

/** Forgets some keys that were revoked so long ago, with what they did. Answers how many. */
export function forgetKeys(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`revoked_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'api_keys', by: 'revoked_at', over }, most);
}
