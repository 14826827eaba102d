import type { EngineInvoice, NewEngineInvoice } from '@shortcake/contract/operator/engine-costs';
import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { insertInvoice, selectInvoices } from './queries.ts';

/**
 * Writes down what an engine sent an invoice for; of a month the last one counts. Belongs in the
 * transaction that says who wants it so.
 */
export async function addEngineInvoice(
  db: Kysely<DB>,
  { engine, month, microUsd }: Omit<NewEngineInvoice, 'reason'>,
): Promise<void> {
  await insertInvoice(db, { engine, month: `${month}-01`, micro_usd: microUsd });
}

/** Invoices beside what was counted for the asks of their months, the newest month first. */
export async function listEngineInvoices(db: Kysely<DB>): Promise<EngineInvoice[]> {
  const rows = await selectInvoices(db);
  return rows.map(({ counted, unknown, notedAt, ...row }) => ({
    ...row,
    notedAt: notedAt.toISOString(),
    countedMicroUsd: counted,
    unknownMicroUsd: unknown,
  }));
}
