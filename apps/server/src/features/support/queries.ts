import { type InsertObject, type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/** Writes a ticket and answers it; undefined when the person has one with the same key. */
export function insertTicketOnce(db: Kysely<DB>, ticket: InsertObject<DB, 'support_tickets'>) {
  return db
    .insertInto('support_tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findTicket(db: Kysely<DB>, accountId: string, key: string) {
  return db
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export type StoredTicket = Awaited<ReturnType<typeof listTickets>>[number];

/** Everybody's tickets with their e-mail addresses: the most urgent first, of those the oldest. */
export function listTickets(db: Kysely<DB>, { closed }: { closed: boolean }) {
  const tickets = db
    .selectFrom('support_tickets as ticket')
    .innerJoin('accounts', 'accounts.id', 'ticket.account_id')
    .select(['ticket.id', 'ticket.subject', 'ticket.priority', 'ticket.description'])
    .select(['ticket.created_at', 'ticket.closed_at', 'accounts.email'])
    .orderBy(sql`array_position(array['urgent', 'high', 'medium', 'low'], ticket.priority)`)
    .orderBy('ticket.id');
  return closed ? tickets.execute() : tickets.where('ticket.closed_at', 'is', null).execute();
}

/** Notes when a ticket was closed, the first time; false when there is none of this id. */
export async function closeTicket(db: Kysely<DB>, id: number): Promise<boolean> {
  const row = await db
    .updateTable('support_tickets')
    .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
