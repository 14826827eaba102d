import { type Kysely, sql } from 'kysely';
import { deleteOldest } from '../../platform/db/delete-oldest.ts';
import type { DB } from '../../schema.ts';
import { MONTH, TODAY } from './days.ts';

/**
 * Holds a person's key until the transaction ends: what it may spend in a month (null for no cap), and
 * whether it counts no more. Undefined when there is none.
 */
export function lockKey(db: Kysely<DB>, accountId: string, keyId: string) {
  return db
    .selectFrom('api_keys')
    .select('credits_per_month')
    .select(sql<boolean>`revoked_at is not null`.as('isRevoked'))
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isExpired'))
    .where('account_id', '=', accountId)
    .where('id', '=', keyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Credits that a key has spent in this month. */
export async function sumOfMonth(db: Kysely<DB>, keyId: string): Promise<number> {
  const { credits } = await db
    .selectFrom('api_key_days')
    .select(sql<number>`coalesce(sum(credits), 0)::int`.as('credits'))
    .where('key_id', '=', keyId)
    .where('day', '>=', MONTH)
    .executeTakeFirstOrThrow();
  return credits;
}

/** Notes that a key asked for these projects today, which took so many credits. */
export async function insertUses(
  db: Kysely<DB>,
  keyId: string,
  { projectIds, credits }: { projectIds: readonly string[]; credits: number },
): Promise<void> {
  await db
    .insertInto('api_key_uses')
    .columns(['project_id', 'key_id', 'day'])
    .expression(sql`select unnest(${projectIds}::uuid[]), ${keyId}::uuid, ${TODAY}` as never)
    .execute();
  await db
    .insertInto('api_key_days')
    .values({ key_id: keyId, day: TODAY, asked: projectIds.length, credits })
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'day']).doUpdateSet((eb) => ({
        asked: eb('api_key_days.asked', '+', eb.ref('excluded.asked')),
        credits: eb('api_key_days.credits', '+', eb.ref('excluded.credits')),
      })),
    )
    .execute();
}

/** What each key of a person did on each of so many days, today included: the newest day first. */
export function listDays(db: Kysely<DB>, accountId: string, days: number) {
  return db
    .selectFrom('api_keys')
    .innerJoin('api_key_days', 'api_key_days.key_id', 'api_keys.id')
    .select(['api_key_days.key_id', 'api_key_days.asked', 'api_key_days.finished'])
    .select(['api_key_days.credits', 'api_keys.name'])
    .select(sql<string>`api_key_days.day::text`.as('day'))
    .select(sql<boolean>`api_keys.revoked_at is not null`.as('isRevoked'))
    .where('api_keys.account_id', '=', accountId)
    .where('api_key_days.day', '>', sql<string>`${TODAY} - ${days}::int`)
    .orderBy('api_key_days.day', 'desc')
    .orderBy('api_keys.created_at')
    .orderBy('api_keys.id')
    .execute();
}

const isOver = (days: number) => sql<boolean>`day < ${TODAY} - ${days}::int`;

/** Forgets some days of keys that are so long ago. Answers how many. */
export const forgetKeyDays = (db: Kysely<DB>, days: number, most: number): Promise<number> =>
  deleteOldest(db, { table: 'api_key_days', by: 'day', over: isOver(days) }, most);

/** Forgets for some videos which key asked for them so long ago. Answers how many. */
export const forgetKeyUses = (db: Kysely<DB>, days: number, most: number): Promise<number> =>
  deleteOldest(db, { table: 'api_key_uses', by: 'day', over: isOver(days) }, most);
