import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { lookAgainAt } from './order-age.ts';

/** How many at most, of those that were due at `dueBy`: a moment of the database's clock, as text. */
export type Taking = { dueBy: string; limit: number };

/**
 * Takes open orders that were handed to Stripe, those that wait longest first; each is due again
 * later (see lookAgainAt), and after `dueBy`.
 */
export async function takeOpenOrders<Order>(
  db: Kysely<DB>,
  orders:
    | { table: 'credit_orders'; intent: 'payment_intent_id' }
    | { table: 'plan_orders'; intent: 'setup_intent_id' },
  { dueBy, limit }: Taking,
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    update ${sql.table(orders.table)} set look_at = ${lookAgainAt}
    where id = any(array(
      select id from ${sql.table(orders.table)}
      where status = 'open' and ${sql.ref(orders.intent)} is not null and look_at <= ${dueBy}::timestamptz
      order by look_at limit ${limit} for update skip locked
    ))
    returning *`.execute(db);
  return rows;
}
