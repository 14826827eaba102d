/** How soon a ticket wants an answer, least first. */
export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Longest subject and description of a ticket, in code points. */
export const MAX_SUBJECT = 200;
export const MAX_DESCRIPTION = 5000;
