import { infiniteQueryOptions } from '@tanstack/react-query';
import { callConsolePage } from '../lib/call.ts';

/** Tickets that are open or closed: the most urgent first, of those the oldest. */
export const ticketsQuery = (status: 'open' | 'closed') =>
  infiniteQueryOptions({
    queryKey: ['tickets', status],
    queryFn: ({ signal, pageParam }) =>
      callConsolePage('listTickets', {
        signal,
        query: { status, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });
