import type { Ticket } from '@shortcake/contract/operator/tickets';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import {
  closeTicket,
  insertReply,
  listReplies,
  listTicketsOf,
  listTicketsPage,
  reopenTicket,
  type StoredTicket,
} from './queries.ts';

// Tickets, as the operator deals with them.

/** A page of everybody's tickets: the most urgent first, of those the oldest. */
export async function findTickets(
  db: Kysely<DB>,
  status: 'open' | 'closed' | undefined,
  page: Page,
): Promise<PageOf<Ticket>> {
  const { items, next } = await listTicketsPage(db, status, page);
  return { items: await withReplies(db, items), next };
}

/** A person's newest tickets. */
export async function ticketsOf(
  db: Kysely<DB>,
  accountId: string,
  most: number,
): Promise<Ticket[]> {
  return withReplies(db, await listTicketsOf(db, accountId, most));
}

async function withReplies(db: Kysely<DB>, rows: readonly StoredTicket[]): Promise<Ticket[]> {
  const replies = Map.groupBy(
    await listReplies(
      db,
      rows.map(({ id }) => id),
    ),
    ({ ticket_id }) => ticket_id,
  );
  return rows.map((row) => ({
    id: String(row.id),
    person: { id: row.account_id, email: row.email },
    subject: row.subject,
    priority: row.priority,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    replies: (replies.get(row.id) ?? []).map(({ at, by, text }) => ({
      ...{ by, text },
      at: at.toISOString(),
    })),
  }));
}

/** Closes a ticket, or leaves it closed; answers whose it is. Throws NotFoundError. */
export async function close(db: Kysely<DB>, ticketId: string): Promise<string> {
  return found(await closeTicket(db, numberOf(ticketId)));
}

/** Opens a ticket again, or leaves it open; answers whose it is. Throws NotFoundError. */
export async function reopen(db: Kysely<DB>, ticketId: string): Promise<string> {
  return found(await reopenTicket(db, numberOf(ticketId)));
}

/** Keeps with a ticket what was answered, and by whom; answers the mail that says so. Throws NotFoundError. */
export async function reply(
  db: Kysely<DB>,
  ticketId: string,
  { by, text }: { by: string; text: string },
): Promise<{ to: string; subject: string; text: string }> {
  const { email, subject } = found(await insertReply(db, numberOf(ticketId), { by, text }));
  return { to: email, subject: `Re: ${subject} (ticket ${numberOf(ticketId)})`, text };
}

/** Throws NotFoundError for what is no ticket's number. */
function numberOf(ticketId: string): number {
  const id = Number(ticketId);
  if (!/^\d{1,15}$/.test(ticketId)) throw new NotFoundError('There is no such ticket.');
  return id;
}

function found<Result>(result: Result | undefined): Result {
  if (result === undefined) throw new NotFoundError('There is no such ticket.');
  return result;
}
