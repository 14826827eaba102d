import type { Project } from '@shortcake/contract/project';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isNotFound, isUnauthorized } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { isUnderWay } from '../../../lib/projects/is-under-way.ts';
import { videosOfSeries } from '../../../lib/projects/videos-of-series.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** Beside the events, of which one may be lost. */
const POLL_MS = 3000;

/** A series, for its title: how its videos stand is told by these. */
export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.series, id],
    queryFn: ({ signal }) => callApi('getSeries', { params: { id }, signal }),
  });

/** All videos of a series, in their order; polled while one of them is under way. */
export const videosQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.series, id, 'videos'],
    queryFn: ({ signal }) => videosOfSeries(id, signal),
    refetchInterval: ({ state: { data, error } }) =>
      data?.some(isUnderWay) && !isUnauthorized(error) && !isNotFound(error) ? POLL_MS : false,
  });

/** Changes the videos that are known of a series. What is being fetched may be older than the change. */
export async function changeVideos(
  queryClient: QueryClient,
  id: string,
  change: (videos: Project[]) => Project[],
): Promise<void> {
  const { queryKey } = videosQuery(id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && change(known));
}
