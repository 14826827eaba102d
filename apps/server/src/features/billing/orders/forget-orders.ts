import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';

/**
 * Forgets some orders of credits that were written so long ago: paid ones, whose grant the ledger
 * keeps, expired ones, which nobody can pay any more, and those whose intent nobody was ever told.
 * Stays: what is open, and what was refused, since only the order says that a payment did not fit it.
 * Answers how many.
 */
export function forgetCreditOrders(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}
    and (status in ('paid', 'expired') or (status = 'open' and payment_intent_id is null))`;
  return deleteOldest(db, { table: 'credit_orders', by: 'created_at', over }, most);
}

/** The same for orders of plans: all that have ended, and those whose intent nobody was ever told. */
export function forgetPlanOrders(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`created_at < ${daysAgo(days)}
    and (status <> 'open' or setup_intent_id is null)`;
  return deleteOldest(db, { table: 'plan_orders', by: 'created_at', over }, most);
}
