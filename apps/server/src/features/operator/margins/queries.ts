import type { Kysely, Selectable } from 'kysely';
import type { AcknowledgedLosses, DB } from '../../../schema.ts';

/** Everything that was ever acknowledged. */
export function selectAcknowledged(db: Kysely<DB>): Promise<Selectable<AcknowledgedLosses>[]> {
  return db.selectFrom('acknowledged_losses').selectAll().execute();
}

/** Writes down that a loss is known; one that is known already stays as it is. */
export async function insertAcknowledged(
  db: Kysely<DB>,
  loss: Pick<
    Selectable<AcknowledgedLosses>,
    'sale' | 'engine' | 'price_micro_usd' | 'cost_micro_usd' | 'by' | 'reason'
  >,
): Promise<void> {
  await db
    .insertInto('acknowledged_losses')
    .values(loss)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
