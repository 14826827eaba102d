import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Subscriptions } from '../../../schema.ts';

export function findSubscription(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The subscriptions of several people. */
export function listSubscriptions(db: Kysely<DB>, accountIds: readonly string[]) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute();
}

/** Writes what Stripe says of a person's subscription. */
export async function saveSubscription(
  db: Kysely<DB>,
  row: Insertable<Subscriptions>,
): Promise<void> {
  const { account_id, ...said } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...said, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Forgets a subscription that Stripe does not know. */
export async function deleteSubscription(db: Kysely<DB>, accountId: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('account_id', '=', accountId).execute();
}
