import type { Series } from '@shortcake/contract/series';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound, isUnauthorized } from '../../lib/api-error.ts';
import { callApi, callApiPage } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { dropProjects } from './list-queries.ts';

const POLL_MS = 3000;
/** Most people's series are on one page; each carries the ids of its videos. */
const PAGE = '50';

export const liveIn = ({ counts }: Series): number => counts.pending + counts.processing;

/** The series with these ids, by their ids: titles, and how their videos stand. */
export const seriesOfQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...queryKeys.series, 'of', ids],
    queryFn: async ({ signal }) => {
      const missing = new Set(ids);
      const found: Record<string, Series> = {};
      for (let cursor: string | undefined, isMore = true; isMore; ) {
        const query = { limit: PAGE, ...(cursor ? { cursor } : {}) };
        const { items, next } = await callApiPage('listSeries', { query, signal });
        for (const series of items) if (missing.delete(series.id)) found[series.id] = series;
        isMore = missing.size > 0 && next !== undefined;
        cursor = next;
      }
      return found;
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && Object.values(state.data).some(liveIn) && !isUnauthorized(state.error)
        ? POLL_MS
        : false,
  });

/** The newest series whose title holds a text; none for an empty one. */
export const matchingSeriesQuery = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.series, 'matching', q],
    queryFn: async ({ signal }) =>
      q === '' ? [] : callApi('listSeries', { query: { q, limit: '20' }, signal }),
    placeholderData: keepPreviousData,
  });

export function useRenameSeries() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      callApi('changeSeries', { params: { id }, body: { title } }),
    onMutate: async ({ id, title }) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.series });
      queryClient.setQueriesData<Record<string, Series>>(
        { queryKey: [...queryKeys.series, 'of'] },
        (known) => {
          const series = known?.[id];
          return series && { ...known, [id]: { ...series, title } };
        },
      );
    },
    onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'danger' }),
    // Whether it was renamed or not: as the server has it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.series }),
  });
}

export const deleteSeries = (id: string) => callApi('deleteSeries', { params: { id } });

export function useDeleteSeries() {
  const queryClient = useQueryClient();
  const drop = (id: string) => dropProjects(queryClient, ({ seriesId }) => seriesId === id);
  return useMutation({
    mutationFn: deleteSeries,
    onSuccess: (_nothing, id) => drop(id),
    onError: (error, id) => {
      // Deleted elsewhere.
      if (isNotFound(error)) drop(id);
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      for (const queryKey of Object.values(queryKeys)) queryClient.invalidateQueries({ queryKey });
    },
  });
}
