import { infiniteQueryOptions } from '@tanstack/react-query';
import { callConsolePage } from '../lib/call.ts';

export const logQuery = infiniteQueryOptions({
  queryKey: ['log'],
  queryFn: ({ signal, pageParam }) =>
    callConsolePage('listLog', { signal, query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  staleTime: 0,
});
