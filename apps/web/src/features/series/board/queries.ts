import type { Project } from '@shortcake/contract/project';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiPage } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** A series: its title, and how its videos stand. */
export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.series, id],
    queryFn: ({ signal }) => callApi('getSeries', { params: { id }, signal }),
  });

/** All videos of a series, in their order. */
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
  });
