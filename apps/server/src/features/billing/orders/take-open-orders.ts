import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { lookAgainAt } from './order-age.ts';

/**
 * Takes open orders that were handed to Stripe, those that wait longest first; each is due again
 * later (see lookAgainAt).
 */
export async function takeOpenOrders<Order>(
  db: Kysely<DB>,
  orders:
    | { table: 'credit_orders'; intent: 'payment_intent_id'; limit: number }
    | { table: 'plan_orders'; intent: 'setup_intent_id'; limit: number },
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    update ${sql.table(orders.table)} set look_at = ${lookAgainAt}
    where id in (
      select id from ${sql.table(orders.table)}
      where status = 'open' and ${sql.ref(orders.intent)} is not null and look_at <= now()
      order by look_at limit ${orders.limit} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}
