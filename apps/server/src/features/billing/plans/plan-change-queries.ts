import { type Insertable, type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB, PlanChanges } from '../../../schema.ts';

export type PlanChangeKind = PlanChanges['kind'];

export async function insertPlanChange(
  db: Kysely<DB>,
  change: Insertable<PlanChanges>,
): Promise<void> {
  await db.insertInto('plan_changes').values(change).execute();
}

export async function endPlanChange(
  db: Kysely<DB>,
  changeId: string,
  outcome: 'done' | 'refused' | 'looked up',
): Promise<void> {
  await db
    .updateTable('plan_changes')
    .set({ outcome })
    .where('id', '=', changeId)
    .where('outcome', 'is', null)
    .execute();
}

/** Changes that were begun a while ago and never came to an end: a process died over them. */
export function listChangesCutShort(db: Kysely<DB>) {
  return db
    .selectFrom('plan_changes')
    .select(['id', 'account_id'])
    .where('outcome', 'is', null)
    .where('requested_at', '<', sql<Date>`now() - interval '2 minutes'`)
    .execute();
}

/** Forgets some changes that have an outcome and were asked for so long ago. Answers how many. */
export function forgetPlanChanges(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`outcome is not null and requested_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'plan_changes', by: 'requested_at', over }, most);
}
