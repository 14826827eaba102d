import type { Kysely } from 'kysely';

/** Works in the transaction that `db` is, or in one of its own. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
