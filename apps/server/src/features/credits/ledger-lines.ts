import type { LedgerLine, Lot } from '@shortcake/contract/operator/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { balancesOf, listLedger, listLots } from './queries.ts';
import { balanceIn } from './service.ts';

// The ledger of people, as the operator reads it.

/** What several people can spend, by their ids. */
export async function spendableOf(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await balancesOf(db, accountIds);
  return new Map(rows.map((row) => [row.account_id, balanceIn(row).spendable]));
}

/** The lots of a person of which something is left, or owed, in the order of spending. */
export async function lotsOf(db: Kysely<DB>, accountId: string): Promise<Lot[]> {
  const rows = await listLots(db, accountId);
  return rows.map(({ id, book, description, created_at, granted, remaining }) => ({
    ...{ id: String(id), book, description, granted, remaining },
    createdAt: created_at.toISOString(),
  }));
}

/** The newest lines of a person's ledger that moved what they can spend. */
export async function ledgerOf(
  db: Kysely<DB>,
  accountId: string,
  most: number,
): Promise<LedgerLine[]> {
  const rows = await listLedger(db, accountId, most);
  return rows.map(({ id, created_at, type, book, description, amount, project_id }) => ({
    ...{ id: String(id), at: created_at.toISOString(), type, book, credits: amount },
    description: type === 'grant' || type === 'clawback' ? description : null,
    projectId: project_id,
  }));
}
