import type { Project } from '@shortcake/contract/project';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isNotFound, isUnauthorized } from '../../../lib/api-error.ts';
import { callApi, callApiPage } from '../../../lib/call.ts';
import { isUnderWay } from '../../../lib/projects/is-under-way.ts';
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
    queryFn: async ({ signal }) => {
      const videos: Project[] = [];
      let cursor: string | undefined;
      do {
        const query = { series: id, limit: '200', ...(cursor && { cursor }) };
        const page = await callApiPage('listProjects', { query, signal });
        videos.push(...page.items);
        cursor = page.next;
      } while (cursor);
      return videos.sort((one, other) => (one.seriesIndex ?? 0) - (other.seriesIndex ?? 0));
    },
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
