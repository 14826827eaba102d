import type { Transaction } from '@shortcake/contract/transaction';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

export type SpendableBook = 'purchased' | 'subscription';
type Book = SpendableBook | 'held' | 'issued' | 'spent';

type NewEntry = {
  account_id: string;
  type: 'grant' | 'hold' | 'capture' | 'release';
  description: string;
  source?: string;
  project_id?: string;
  hold_id?: number;
};

/** Writes an entry and answers its id; null when one for the same business object exists already. */
export async function insertEntryOnce(db: Kysely<DB>, entry: NewEntry): Promise<number | null> {
  const row = await db
    .insertInto('credit_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Moves `amount` credits from one book to another under an entry. */
export async function insertPostings(
  db: Kysely<DB>,
  entryId: number,
  amount: number,
  from: { book: Book; lot_id?: number },
  to: { book: Book; lot_id?: number },
): Promise<void> {
  await db
    .insertInto('credit_postings')
    .values([
      { entry_id: entryId, amount: -amount, ...from },
      { entry_id: entryId, amount, ...to },
    ])
    .execute();
}

export async function insertLot(
  db: Kysely<DB>,
  lot: { account_id: string; grant_id: number; book: SpendableBook },
): Promise<number> {
  const row = await db
    .insertInto('credit_lots')
    .values(lot)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertBalance(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .insertInto('credit_balances')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The balance row, locked until the transaction ends, so that spends of one person queue up. */
export function lockBalance(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('credit_balances')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export function findBalance(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('credit_balances')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The lot to spend from next: soonest to expire, then oldest. */
export function nextLot(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('credit_lots')
    .select(['id', 'book'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The hold of a project with the lot that it took from. */
export function findHold(db: Kysely<DB>, projectId: string) {
  return db
    .selectFrom('credit_entries as hold')
    .innerJoin('credit_postings as taken', (join) =>
      join.onRef('taken.entry_id', '=', 'hold.id').on('taken.lot_id', 'is not', null),
    )
    .select(['hold.id', 'hold.account_id', 'taken.book'])
    .select((eb) => eb.ref('taken.lot_id').$notNull().as('lot_id'))
    .where('hold.type', '=', 'hold')
    .where('hold.project_id', '=', projectId)
    .executeTakeFirst();
}

/**
 * A person's history for people, newest first: grants, and videos whose credit was not given back.
 * Its arithmetic (contract: creditsRemaining) equals the balance at every moment.
 */
export async function listTransactions(db: Kysely<DB>, accountId: string): Promise<Transaction[]> {
  const rows = await db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .leftJoin('credit_entries as settlement', 'settlement.hold_id', 'entry.id')
    .select([
      'entry.id',
      'entry.type',
      'entry.description',
      'entry.project_id',
      'entry.created_at',
      'posting.amount',
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.type', 'in', ['grant', 'hold'])
    .where(sql<boolean>`settlement.type is distinct from 'release'`)
    .orderBy('entry.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: row.type === 'hold' ? 'video_usage' : 'credit_purchase',
    description: row.description,
    amount: Math.abs(row.amount),
    createdAt: row.created_at.toISOString(),
    projectId: row.project_id,
  }));
}
