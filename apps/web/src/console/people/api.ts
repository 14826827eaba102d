import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callConsole, callConsolePage } from '../lib/call.ts';

/** People, newest first; with a text those who are found by it. */
export const peopleQuery = (filter: Record<string, string>) =>
  infiniteQueryOptions({
    queryKey: ['people', filter],
    queryFn: ({ signal, pageParam }) =>
      callConsolePage('listPeople', {
        signal,
        query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => callConsole('getPerson', { signal, params: { id } }),
    staleTime: 0,
  });
