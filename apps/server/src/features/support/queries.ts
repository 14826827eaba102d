import { type InsertObject, type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from '../../platform/db/delete-oldest.ts';
import { type Page, type PageOf, pageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';

/** Lets one process at a time write tickets of a person, until the transaction ends. */
export async function lockTickets(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * How many tickets of a person are open; how many came within an hour, and in how many seconds the
 * first of those is older (null without any).
 */
export function countTickets(db: Kysely<DB>, accountId: string) {
  const isNew = sql`created_at > now() - interval '1 hour'`;
  return db
    .selectFrom('support_tickets')
    .select([
      sql<number>`count(*) filter (where closed_at is null)`.as('open'),
      sql<number>`count(*) filter (where ${isNew})`.as('recent'),
      sql<number | null>`ceil(extract(epoch from
        min(created_at) filter (where ${isNew}) + interval '1 hour' - now()))::int`.as('seconds'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Writes a ticket and answers it. */
export function insertTicket(db: Kysely<DB>, ticket: InsertObject<DB, 'support_tickets'>) {
  return db.insertInto('support_tickets').values(ticket).returningAll().executeTakeFirstOrThrow();
}

/** A person's ticket with a key, if there is one. */
export function findTicket(db: Kysely<DB>, accountId: string, key: string) {
  return db
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export type StoredTicket = Awaited<ReturnType<typeof listTickets>>[number];

/** How urgent a ticket is, 1 for the most. */
const RANK = sql<number>`array_position(array['urgent', 'high', 'medium', 'low'], ticket.priority)`;

const tickets = (db: Kysely<DB>) =>
  db
    .selectFrom('support_tickets as ticket')
    .innerJoin('accounts', 'accounts.id', 'ticket.account_id')
    .select(['ticket.id', 'ticket.account_id', 'ticket.subject', 'ticket.priority'])
    .select(['ticket.description', 'ticket.created_at', 'ticket.closed_at', 'accounts.email']);

/** Everybody's tickets with their e-mail addresses: the most urgent first, of those the oldest. */
export function listTickets(db: Kysely<DB>, { closed }: { closed: boolean }) {
  const sorted = tickets(db).orderBy(RANK).orderBy('ticket.id');
  return closed ? sorted.execute() : sorted.where('ticket.closed_at', 'is', null).execute();
}

/** A page of them: its place is how urgent a ticket is, and its number. */
export async function listTicketsPage(
  db: Kysely<DB>,
  status: 'open' | 'closed' | undefined,
  { limit, after }: Page,
): Promise<PageOf<StoredTicket>> {
  let sorted = tickets(db)
    .select(sql<string>`${RANK}::text`.as('at'))
    .orderBy(RANK)
    .orderBy('ticket.id')
    .limit(limit + 1);
  if (status) sorted = sorted.where('ticket.closed_at', status === 'open' ? 'is' : 'is not', null);
  if (after) {
    const { at, id } = after;
    sorted = sorted.where(sql<boolean>`(${RANK}, ticket.id) > (${at}::bigint, ${id}::bigint)`);
  }
  const rows = (await sorted.execute()).map(({ at, ...row }) => ({ at, id: String(row.id), row }));
  const { items, next } = pageOf(rows, limit);
  return { items: items.map(({ row }) => row), next };
}

/** A person's newest tickets. */
export function listTicketsOf(db: Kysely<DB>, accountId: string, most: number) {
  return tickets(db)
    .where('ticket.account_id', '=', accountId)
    .orderBy('ticket.id', 'desc')
    .limit(most)
    .execute();
}

/** What was answered to tickets, oldest first. */
export function listReplies(db: Kysely<DB>, ticketIds: readonly number[]) {
  return db
    .selectFrom('ticket_replies')
    .select(['ticket_id', 'at', 'by', 'text'])
    .where('ticket_id', '=', sql<number>`any(${ticketIds}::bigint[])`)
    .orderBy('id')
    .execute();
}

/** Keeps what was answered; answers whose ticket it is, and its subject; undefined when there is none. */
export async function insertReply(
  db: Kysely<DB>,
  ticketId: number,
  { by, text }: { by: string; text: string },
) {
  const ticket = await tickets(db)
    .where('ticket.id', '=', ticketId)
    // Held, so that it is not forgotten meanwhile.
    .forKeyShare('ticket')
    .executeTakeFirst();
  if (!ticket) return undefined;
  await db.insertInto('ticket_replies').values({ ticket_id: ticketId, by, text }).execute();
  return ticket;
}

/** The numbers of open tickets that are urgent, the oldest first and at most so many. */
export async function urgentTickets(db: Kysely<DB>, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('support_tickets')
    .select('id')
    .where('closed_at', 'is', null)
    .where('priority', '=', 'urgent')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes when a ticket was closed, the first time; answers whose it is, undefined when there is none. */
export async function closeTicket(db: Kysely<DB>, id: number): Promise<string | undefined> {
  const row = await db
    .updateTable('support_tickets')
    .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Takes back that a ticket was closed; answers whose it is, undefined when there is none. */
export async function reopenTicket(db: Kysely<DB>, id: number): Promise<string | undefined> {
  const row = await db
    .updateTable('support_tickets')
    .set({ closed_at: null })
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Forgets some tickets that were closed so long ago. Answers how many. */
export function forgetTickets(db: Kysely<DB>, days: number, most: number): Promise<number> {
  const over = sql<boolean>`closed_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'support_tickets', by: 'closed_at', over }, most);
}
