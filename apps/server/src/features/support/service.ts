import { randomUUID } from 'node:crypto';
import type { NewSupportTicket, SupportTicket } from '@shortcake/contract/support-ticket';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { TicketMismatchError, TooManyTicketsError } from './errors.ts';
import { countTickets, findTicket, insertTicket, lockTickets } from './queries.ts';

const MOST_OPEN = 20;
const MOST_AN_HOUR = 5;
const HOUR_SECONDS = 3600;

/**
 * Stores a ticket for the operator. One whose key was used before is stored already (`replayed`).
 * Throws TicketMismatchError when that one says something else: nothing that was written is lost in
 * silence; TooManyTicketsError when the person has written too many.
 */
export function createTicket(
  db: Kysely<DB>,
  accountId: string,
  { key = randomUUID(), subject, priority, description }: NewSupportTicket,
): Promise<{ ticket: SupportTicket; replayed: boolean }> {
  return db.transaction().execute(async (db) => {
    await lockTickets(db, accountId);
    const earlier = await findTicket(db, accountId, key);
    const words = { subject, priority, description };
    if (!earlier) await refuseTooMany(db, accountId);
    const row = earlier ?? (await insertTicket(db, { account_id: accountId, key, ...words }));
    const isSame =
      row.subject === subject && row.priority === priority && row.description === description;
    if (!isSame) throw new TicketMismatchError();
    const ticket = { id: String(row.id), createdAt: row.created_at.toISOString() };
    return { ticket, replayed: earlier !== undefined };
  });
}

async function refuseTooMany(db: Kysely<DB>, accountId: string): Promise<void> {
  const { open, recent, seconds } = await countTickets(db, accountId);
  if (open >= MOST_OPEN) {
    throw new TooManyTicketsError(
      `You have ${MOST_OPEN} open tickets, which is the limit. Please wait for an answer to one of them.`,
      HOUR_SECONDS,
    );
  }
  if (recent >= MOST_AN_HOUR) {
    throw new TooManyTicketsError(
      `The limit is ${MOST_AN_HOUR} new tickets an hour. Please try again later.`,
      seconds ?? HOUR_SECONDS,
    );
  }
}
