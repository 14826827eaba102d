import type { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callConsolePage } from './call.ts';

type ListName = 'findProjects' | 'listLog' | 'listPeople' | 'listReports' | 'listTickets';
type Item<N extends ListName> = (typeof operatorEndpoints)[N]['output']['_output'][number];

/** One of the console's lists, read a page at a time, afresh by each screen; a filter is of its query. */
export const pagesQuery = <N extends ListName>(
  name: N,
  key: string,
  filter: Record<string, string> = {},
) =>
  infiniteQueryOptions({
    queryKey: [key, filter],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...filter, ...(pageParam ? { cursor: pageParam } : {}) };
      const { items, next } = await callConsolePage<ListName>(name, { signal, query });
      return { items: items as Item<N>[], next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
  });
