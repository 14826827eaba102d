import { infiniteQueryOptions } from '@tanstack/react-query';
import { callConsolePage } from '../lib/call.ts';

/** Everybody's videos, newest first; of those what a filter lets through. */
export const projectsQuery = (filter: Record<string, string>) =>
  infiniteQueryOptions({
    queryKey: ['projects', filter],
    queryFn: ({ signal, pageParam }) =>
      callConsolePage('findProjects', {
        signal,
        query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });
