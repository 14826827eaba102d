import type { Transaction } from '@shortcake/contract/transaction';
import { type Kysely, sql } from 'kysely';
import { isAfter, microseconds } from '../../platform/db/newest-first.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import type { Book } from './queries.ts';
import { description, saidOf } from './words.ts';

const COLUMNS = { createdAt: 'entry.created_at', id: 'entry.id', idType: 'bigint' } as const;

/**
 * A person's history for people, newest first: what was given, what was taken back, and videos whose
 * credit was not given back. Their credits, by the contract's creditsRemaining, come to the
 * balance at every moment.
 */
function transactionsOf(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .leftJoin('credit_entries as settlement', 'settlement.hold_id', 'entry.id')
    .leftJoin(...saidOf('entry'))
    .select([
      'entry.id',
      'entry.type',
      description,
      'entry.project_id',
      'entry.amount_cents',
      'entry.created_at',
      'posting.book',
      'posting.amount',
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.type', 'in', ['grant', 'hold', 'clawback'])
    .where(sql<boolean>`settlement.type is distinct from 'release'`)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc');
}

/** All of a person's history, which may be long. */
export async function listTransactions(db: Kysely<DB>, accountId: string): Promise<Transaction[]> {
  const rows = await transactionsOf(db, accountId).execute();
  return rows.map(transactionOf);
}

/** A page of it; without the videos if `payments` are asked for. */
export async function listTransactionsPage(
  db: Kysely<DB>,
  accountId: string,
  { limit, after, payments }: Page & { payments: boolean },
): Promise<PageOf<Transaction>> {
  let transactions = transactionsOf(db, accountId)
    .select(microseconds(COLUMNS).as('at'))
    .limit(limit + 1);
  if (after) transactions = transactions.where(isAfter(COLUMNS, after));
  if (payments) transactions = transactions.where('entry.type', '<>', 'hold');
  const rows = await transactions.execute();
  const { items, next } = pageOf(
    rows.map((row) => ({ ...transactionOf(row), at: row.at })),
    limit,
  );
  return { items, next };
}

type Row = Awaited<ReturnType<ReturnType<typeof transactionsOf>['execute']>>[number];

const transactionOf = (row: Row): Transaction => ({
  id: String(row.id),
  ...typeAndAmount(row),
  credits: row.amount,
  description: row.description,
  createdAt: row.created_at.toISOString(),
  projectId: row.project_id,
});

function typeAndAmount(row: {
  type: string;
  book: Book;
  amount: number;
  amount_cents: number | null;
}): Pick<Transaction, 'type' | 'amount'> {
  if (row.type === 'hold') return { type: 'video_usage', amount: -row.amount };
  if (row.type === 'grant' && row.book === 'subscription') {
    return { type: 'subscription', amount: row.amount_cents ?? 0 };
  }
  return { type: 'credit_purchase', amount: row.amount };
}
