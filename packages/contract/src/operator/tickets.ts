import { z } from 'zod';
import { PageQuery } from '../page.ts';
import { requiredText } from '../text-field.ts';
import { MAX_DESCRIPTION, ticketPriorities } from '../ticket-limits.ts';
import { Reason } from './reason.ts';

/** What GET /api/admin/tickets takes beside the page. */
export const TicketsQuery = PageQuery.extend({
  status: z.enum(['open', 'closed'], 'must be open or closed, or left out').optional(),
});

/** Somebody's ticket, with what was answered. */
export const Ticket = z.object({
  id: z.string(),
  person: z.object({ id: z.string(), email: z.string() }),
  subject: z.string(),
  priority: z.enum(ticketPriorities),
  description: z.string(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  replies: z.array(z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() })),
});
export type Ticket = z.infer<typeof Ticket>;

/** What POST /api/admin/tickets/{id}/reply takes. */
export const TicketReply = z.strictObject({
  text: requiredText(MAX_DESCRIPTION),
  reason: Reason.default('A reply to the ticket'),
});

/** What an operator's mail program opens, with the reply in it. */
export const ReplyByMail = z.object({ mailto: z.string() });
