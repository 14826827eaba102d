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

/** What each of somebody's API keys did, by day, in the last 30 days. */
export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['usage', id],
    queryFn: ({ signal }) => callConsole('usageOfPerson', { signal, params: { id } }),
    staleTime: 0,
  });
