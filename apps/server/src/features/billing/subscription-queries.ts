import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Subscriptions } from '../../schema.ts';

export function findSubscription(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Writes what Stripe says of a person's subscription; false when that was known. */
export async function saveSubscription(
  db: Kysely<DB>,
  row: Insertable<Subscriptions>,
): Promise<boolean> {
  const { account_id, ...said } = row;
  const changed = await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...said, updated_at: sql<Date>`now()` })
        .where(
          sql<boolean>`(subscriptions.stripe_subscription_id, subscriptions.plan, subscriptions.status, subscriptions.current_period_end)
            is distinct from (excluded.stripe_subscription_id, excluded.plan, excluded.status, excluded.current_period_end)`,
        ),
    )
    .returning('account_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Forgets a subscription that Stripe does not know. */
export async function deleteSubscription(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('subscriptions')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
