import type { NewSupportTicket, SupportTicket } from '@shortcake/contract/support-ticket';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { TicketMismatchError } from './errors.ts';
import { findTicket, insertTicketOnce } from './queries.ts';

/**
 * Stores a ticket for the operator. One whose key was used before is stored already (`replayed`).
 * Throws TicketMismatchError when that one says something else: nothing that was written is lost in
 * silence.
 */
export async function createTicket(
  db: Kysely<DB>,
  accountId: string,
  { key, subject, priority, description }: NewSupportTicket,
): Promise<{ ticket: SupportTicket; replayed: boolean }> {
  const wanted = { account_id: accountId, key, subject, priority, description };
  const stored = await insertTicketOnce(db, wanted);
  const row = stored ?? (await findTicket(db, accountId, key));
  const isSame =
    row.subject === subject && row.priority === priority && row.description === description;
  if (!isSame) throw new TicketMismatchError();
  const ticket = { id: String(row.id), createdAt: row.created_at.toISOString() };
  return { ticket, replayed: stored === undefined };
}
