import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import { description, insertWords, saidOf } from './words.ts';

export type SpendableBook = 'purchased' | 'subscription';
export type Book = SpendableBook | 'held' | 'issued' | 'spent';

type NewEntry = {
  account_id: string;
  type: 'grant' | 'clawback';
  description: string;
  source: string;
  amount_cents?: number;
};

/** What an entry is about, as somebody wrote it; the entry itself is kept for ever, and holds no such words. */
type Words = string | undefined;

type Place = { book: Book; lot_id?: number };

/** Writes an entry and answers its id; null when one for the same business object exists already. */
export async function insertEntryOnce(
  db: Kysely<DB>,
  entry: NewEntry,
  words: Words,
): Promise<number | null> {
  const row = await db
    .insertInto('credit_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  if (words !== undefined) {
    await insertWords(db, [{ entry_id: row.id, account_id: entry.account_id, words }]);
  }
  return row.id;
}

/** Moves `amount` credits from one book to another under each of these entries. */
export async function insertPostings(
  db: Kysely<DB>,
  entries: readonly { entryId: number; from: Place; to: Place }[],
  amount: number,
): Promise<void> {
  await db
    .insertInto('credit_postings')
    .values(
      entries.flatMap(({ entryId: entry_id, from, to }) => [
        { entry_id, amount: -amount, ...from },
        { entry_id, amount, ...to },
      ]),
    )
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

/** The balance row, locked until the transaction ends: all that one person spends queues up here. */
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

/**
 * Notes that a person is told now that few credits are left; false where they were within the hour, and were
 * given none since.
 */
export async function noteLowTold(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_balances')
    .set({ low_told_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(low_told_at is null or low_told_at < now() - interval '1 hour'
      or exists (select from credit_entries entry where entry.account_id = credit_balances.account_id
        and type = 'grant' and created_at > low_told_at))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The lots to spend so many credits from: soonest to expire, then oldest, and no more than are needed.
 * A credit that is still there counts, so the sum may be less.
 */
export function lotsToSpend(db: Kysely<DB>, accountId: string, credits: number) {
  return db
    .selectFrom('credit_lots')
    .select(['id', 'book', 'remaining'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(credits)
    .execute();
}

/** Writes the holds of new projects and answers their ids, in their order. */
export async function insertHolds(
  db: Kysely<DB>,
  accountId: string,
  holds: readonly { projectId: string; title: string }[],
): Promise<number[]> {
  const rows = await db
    .insertInto('credit_entries')
    .values(
      holds.map(({ projectId }) => ({
        account_id: accountId,
        type: 'hold' as const,
        project_id: projectId,
        description: 'Video',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'project_id'])
    .execute();
  const ids = new Map(rows.map(({ id, project_id }) => [project_id, id]));
  const written = holds.map(({ projectId, title }) => {
    const id = ids.get(projectId);
    if (id === undefined) throw new Error(`project ${projectId} has its hold already`);
    return { entry_id: id, account_id: accountId, words: title };
  });
  await insertWords(db, written);
  return written.map(({ entry_id }) => entry_id);
}

/** Writes the ends of holds, and answers their ids by those of the holds; none for one that has ended. */
export async function insertSettlements(
  db: Kysely<DB>,
  holds: readonly { id: number; account_id: string }[],
  end: { type: 'capture' | 'release'; description: string },
): Promise<Map<number, number>> {
  const rows = await db
    .insertInto('credit_entries')
    .values(holds.map(({ id, account_id }) => ({ ...end, account_id, hold_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'hold_id'])
    .execute();
  return new Map(rows.map(({ id, hold_id }) => [hold_id!, id]));
}

/** The holds of projects with the lots that they took from. */
export function findHolds(db: Kysely<DB>, projectIds: readonly string[]) {
  return db
    .selectFrom('credit_entries as hold')
    .innerJoin('credit_postings as taken', (join) =>
      join.onRef('taken.entry_id', '=', 'hold.id').on('taken.lot_id', 'is not', null),
    )
    .select(['hold.id', 'hold.account_id', 'taken.book'])
    .select((eb) => eb.ref('hold.project_id').$notNull().as('project_id'))
    .select((eb) => eb.ref('taken.lot_id').$notNull().as('lot_id'))
    .where('hold.type', '=', 'hold')
    .where('hold.project_id', '=', anyOf(projectIds))
    .execute();
}

/** One parameter however many there are, so that one prepared statement serves all. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The grant for a source with the lot that it made. */
export function findGrant(db: Kysely<DB>, source: string) {
  return db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .select(['entry.id', 'entry.account_id', 'posting.book', 'posting.amount'])
    .select((eb) => eb.ref('posting.lot_id').$notNull().as('lot_id'))
    .where('entry.type', '=', 'grant')
    .where('entry.source', '=', source)
    .executeTakeFirst();
}

/** What was taken back of a lot, and why. */
export function listClawbacks(db: Kysely<DB>, lotId: number) {
  return db
    .selectFrom('credit_postings as posting')
    .innerJoin('credit_entries as entry', 'entry.id', 'posting.entry_id')
    .select('posting.amount')
    .select((eb) => eb.ref('entry.source').$notNull().as('source'))
    .where('posting.lot_id', '=', lotId)
    .where('entry.type', '=', 'clawback')
    .execute();
}

/** A person's grants whose source begins with `prefix`, oldest first. */
export function listGrants(
  db: Kysely<DB>,
  filter: { accountId: string; prefix: string; since: Date | undefined },
) {
  const grants = db
    .selectFrom('credit_entries')
    .select(['id', 'description', 'created_at'])
    .select((eb) => eb.ref('source').$notNull().as('source'))
    .where('account_id', '=', filter.accountId)
    .where('type', '=', 'grant')
    .where(sql<boolean>`starts_with(source, ${filter.prefix})`)
    .orderBy('id');
  if (filter.since === undefined) return grants.execute();
  return grants.where('created_at', '>=', filter.since).execute();
}

/**
 * Credits that a person was ever given by plans, and otherwise, less what was taken back. It reads
 * what payments and operators wrote, not the videos.
 */
export async function sumGiven(
  db: Kysely<DB>,
  accountId: string,
): Promise<{ fromPlans: number; bought: number }> {
  const isPlans = sql`entry.type = 'grant' and posting.book = 'subscription'`;
  return db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .select([
      sql<number>`coalesce(sum(amount) filter (where ${isPlans}), 0)`.as('fromPlans'),
      sql<number>`coalesce(sum(amount) filter (where not (${isPlans})), 0)`.as('bought'),
    ])
    .where('entry.account_id', '=', accountId)
    .where('entry.type', 'in', ['grant', 'clawback'])
    .executeTakeFirstOrThrow();
}

/** What a person was given, less what was taken back, by sources that begin so. */
export async function sumOfSources(
  db: Kysely<DB>,
  accountId: string,
  prefix: string,
): Promise<number> {
  const { credits } = await db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .select(sql<number>`coalesce(sum(amount), 0)`.as('credits'))
    .where('entry.account_id', '=', accountId)
    .where('entry.type', 'in', ['grant', 'clawback'])
    .where(sql<boolean>`starts_with(entry.source, ${prefix})`)
    .executeTakeFirstOrThrow();
  return credits;
}

/** The balances of several people. */
export function balancesOf(db: Kysely<DB>, accountIds: readonly string[]) {
  return db
    .selectFrom('credit_balances')
    .selectAll()
    .where('account_id', '=', anyOf(accountIds))
    .execute();
}

/** A person's lots of which something is left, or owed, each with its grant: in the order of spending. */
export function listLots(db: Kysely<DB>, accountId: string) {
  return (
    db
      .selectFrom('credit_entries as entry')
      .innerJoin('credit_lots as lot', 'lot.grant_id', 'entry.id')
      .innerJoin('credit_postings as given', (join) =>
        join.onRef('given.entry_id', '=', 'entry.id').onRef('given.lot_id', '=', 'lot.id'),
      )
      .select(['lot.id', 'lot.book', 'lot.remaining', 'lot.paid_cents', 'given.amount as granted'])
      .leftJoin(...saidOf('entry'))
      .select(['entry.created_at', description])
      .select((eb) => eb.ref('entry.source').$notNull().as('source'))
      // By the index of what was given: that of lots has only those with something left.
      .where('entry.account_id', '=', accountId)
      .where('entry.type', '=', 'grant')
      .where('lot.remaining', '<>', 0)
      .orderBy('lot.expires_at', (order) => order.asc().nullsLast())
      .orderBy('lot.id')
      .execute()
  );
}

/** A person's newest entries that moved a lot, with the project that they were about. */
export function listLedger(db: Kysely<DB>, accountId: string, most: number) {
  return db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_postings as posting', (join) =>
      join.onRef('posting.entry_id', '=', 'entry.id').on('posting.lot_id', 'is not', null),
    )
    .leftJoin('credit_entries as hold', 'hold.id', 'entry.hold_id')
    .leftJoin(...saidOf('entry'))
    .select(['entry.id', 'entry.created_at', description, 'posting.amount'])
    .select((eb) => [
      eb.ref('entry.type').$castTo<'grant' | 'hold' | 'release' | 'clawback'>().as('type'),
      eb.ref('posting.book').$castTo<SpendableBook>().as('book'),
      eb.fn.coalesce('entry.project_id', 'hold.project_id').as('project_id'),
    ])
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(most)
    .execute();
}
