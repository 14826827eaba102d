import { type Insertable, type Kysely, sql } from 'kysely';
import { isAfter, microseconds } from '../../../platform/db/newest-first.ts';
import type { Page } from '../../../platform/list-pages.ts';
import type { DB, PriceBook } from '../../../schema.ts';

const COLUMNS = { createdAt: 'created_at', id: 'id', idType: 'bigint' } as const;
/** The database's clock: one for all processes. */
export const NOW = sql<Date>`now()`;

/** The entry in force at a moment, now by the database's clock unless told; throws on an empty book. */
export function findEntryAt(db: Kysely<DB>, at: Date | typeof NOW = NOW) {
  return db
    .selectFrom('price_book')
    .selectAll()
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The ids of the entry in force and of the one that was written last. */
export async function findEdition(db: Kysely<DB>): Promise<{ inForce: number; last: number }> {
  const { id: inForce } = await findEntryAt(db);
  const { last } = await db
    .selectFrom('price_book')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return { inForce, last };
}

/** Whoever writes an entry does so alone, until their transaction ends. */
export async function lockPriceBook(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('price book'))`.execute(db);
}

/** A page of all entries, with one more than its limit where more follow. */
export function listEntries(db: Kysely<DB>, { limit, after }: Page) {
  const entries = db
    .selectFrom('price_book')
    .selectAll()
    .select(microseconds(COLUMNS).as('at'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  return (after ? entries.where(isAfter(COLUMNS, after)) : entries).execute();
}

export function insertEntry(
  db: Kysely<DB>,
  entry: Omit<Insertable<PriceBook>, 'valid_from'> & { valid_from: Date | typeof NOW },
) {
  return db.insertInto('price_book').values(entry).returningAll().executeTakeFirstOrThrow();
}

/** Whether a moment is over, by the database's clock; a Date has no part of a millisecond. */
export async function isPast(db: Kysely<DB>, at: Date): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select ${at}::timestamptz < date_trunc('milliseconds', now()) as past`.execute(db);
  return rows[0]!.past;
}

/** Writes the entry that holds from ever on, unless there is one. */
export async function insertFirstEntry(
  db: Kysely<DB>,
  entry: Omit<Insertable<PriceBook>, 'valid_from'>,
): Promise<void> {
  await db
    .insertInto('price_book')
    .values({ ...entry, valid_from: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
