import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';
import { pagesQuery } from '../lib/pages.ts';

/** People, newest first; with a text those who are found by it. */
export const peopleQuery = (filter: Record<string, string>) =>
  pagesQuery('listPeople', 'people', filter);

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => callConsole('getPerson', { signal, params: { id } }),
    staleTime: 0,
  });
