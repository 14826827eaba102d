import { pagesQuery } from '../lib/pages.ts';

/** Tickets that are open or closed: the most urgent first, of those the oldest. */
export const ticketsQuery = (status: 'open' | 'closed') =>
  pagesQuery('listTickets', 'tickets', { status });
