import type { Series } from '@shortcake/contract/series';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound, isUnauthorized } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { underWayIn } from '../../lib/projects/is-under-way.ts';
import { videosOfSeries } from '../../lib/projects/videos-of-series.ts';
import { queryKeys, refreshAll } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { dropProjects } from './list-queries.ts';

const POLL_MS = 3000;
/** As many as one answer has at most. */
const PAGE_SIZE = 100;

/** The series with these ids, by their ids: titles, and how their videos stand. */
export const seriesOfQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...queryKeys.series, 'of', ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, part) =>
        ids.slice(part * PAGE_SIZE, (part + 1) * PAGE_SIZE),
      );
      const found = await Promise.all(
        parts.map((part) => callApi('listSeries', { query: { ids: part.join() }, signal })),
      );
      return Object.fromEntries(found.flat().map((series) => [series.id, series]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && Object.values(state.data).some(underWayIn) && !isUnauthorized(state.error)
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

/** Those videos of some series that were taken down: asked for before the series are deleted. */
export const takenDownQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...queryKeys.series, 'taken down', ids],
    queryFn: async ({ signal }) => {
      const videos = await Promise.all(ids.map((id) => videosOfSeries(id, signal)));
      return videos.flat().filter(({ takedown }) => takedown !== null);
    },
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
      refreshAll(queryClient);
    },
  });
}
