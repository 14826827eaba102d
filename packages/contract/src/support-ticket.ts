import { z } from 'zod';
import { requiredText } from './text-field.ts';
import { MAX_DESCRIPTION, MAX_SUBJECT, ticketPriorities } from './ticket-limits.ts';

/** What POST /api/support-tickets takes. */
export const NewSupportTicket = z.strictObject({
  /** Made by the client, one for each ticket: the same key again stores nothing new. Without one each ticket is new. */
  key: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
    .optional(),
  subject: requiredText(MAX_SUBJECT),
  priority: z.enum(ticketPriorities),
  description: requiredText(MAX_DESCRIPTION),
});
export type NewSupportTicket = z.output<typeof NewSupportTicket>;

/** A ticket that waits for the operator. */
export const SupportTicket = z.object({ id: z.string(), createdAt: z.iso.datetime() });
export type SupportTicket = z.infer<typeof SupportTicket>;
