import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

// Words that people chose, beside the ledger: an entry is kept for ever, and its words with the account.

/** Writes the words of entries. */
export async function insertWords(
  db: Kysely<DB>,
  words: readonly Insertable<DB['credit_words']>[],
): Promise<void> {
  await db.insertInto('credit_words').values(words).execute();
}

/** For a left join: the words of an entry that the query has under this name. */
export const saidOf = <Entry extends string>(entry: Entry) =>
  ['credit_words as said', 'said.entry_id', `${entry}.id`] as const;

/** What an entry of the ledger is, with its words behind it, where `saidOf` is joined. */
export const description = sql<string>`concat_ws(': ', entry.description, said.words)`.as(
  'description',
);
