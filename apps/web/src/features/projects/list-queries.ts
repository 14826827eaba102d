import type { Project } from '@shortcake/contract/project';
import type { ProjectStatus } from '@shortcake/contract/project-status';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthorized } from '../../lib/api-error.ts';
import { callApiPage } from '../../lib/call.ts';
import { isUnderWay } from '../../lib/projects/is-under-way.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { howTheyStand } from './how-they-stand.ts';
import { allOf, type Loaded, olderUnderWay, withChanges, withMore, withNewest } from './loaded.ts';

export const PROJECTS_POLL_MS = 3000;

/** What of a person's projects is looked for, as the server is asked; nothing stands for all of them. */
export type ProjectSearch = {
  q?: string;
  status?: ProjectStatus;
  starred?: 'true';
  /** Of each series one video, its cover; goes alone. */
  wall?: 'true';
};

/** What the page shows while nothing is looked for. */
export const WALL: ProjectSearch = { wall: 'true' };

/**
 * Projects, newest first, as far as they are loaded. Each time the newest page is fetched, and of the
 * older ones what was under way: fetching all that is loaded would be 15 MB for 10,000 projects.
 */
export const projectsQuery = (search: ProjectSearch = {}) => {
  const queryKey = [...queryKeys.projects, search];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Loaded> => {
      const newest = await callApiPage('listProjects', { query: search, signal });
      const known = () => withNewest(client.getQueryData<Loaded>(queryKey), newest);
      const waiting = olderUnderWay(known());
      if (waiting.length === 0) return known();
      const now = await howTheyStand(waiting, search.status, signal);
      // Read anew: another page may have come meanwhile.
      return withChanges(known(), now);
    },
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : PROJECTS_POLL_MS),
  });
};

/** The newest projects, for whoever needs no more. */
export const newestProjectsQuery = {
  ...projectsQuery(),
  select: ({ newest }: Loaded) => newest.items,
};

/** The same for a page that does not show them: polled only while there is something to wait for. */
export const watchedQuery = queryOptions({
  ...projectsQuery(),
  refetchInterval: ({ state }) =>
    state.data && allOf(state.data).some(isUnderWay) && !isUnauthorized(state.error)
      ? PROJECTS_POLL_MS
      : false,
});

export const watchedProjectsQuery = { ...watchedQuery, select: allOf };

/**
 * Has what is under way among projects that a page shows watched as well: the watched list may not reach as
 * far back, and is not polled while it knows of nothing to wait for. `shownAt` is when they were last
 * answered: an answer that is the same as before may be news to the watched list.
 */
export function useWatched(shown: readonly Project[], shownAt: number): void {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each answer
  useEffect(() => {
    const { queryKey } = projectsQuery();
    const known = queryClient.getQueryData<Loaded>(queryKey);
    if (!known) return;
    const watched = new Map(allOf(known).map((project) => [project.id, project]));
    const underWay = shown.filter(isUnderWay);
    const missing = underWay.filter(({ id }) => !watched.has(id));
    if (missing.length > 0) {
      queryClient.setQueryData(queryKey, { ...known, older: [...known.older, ...missing] });
    }
    // One of the two lists is behind: the server knows.
    const isBehind = underWay.some(({ id }) => {
      const project = watched.get(id);
      return project !== undefined && !isUnderWay(project);
    });
    if (isBehind) void queryClient.invalidateQueries({ queryKey, exact: true });
  }, [queryClient, shown, shownAt]);
}

/** Loads the page after what is loaded. */
export function useMoreProjects(search: ProjectSearch) {
  const queryClient = useQueryClient();
  const { queryKey } = projectsQuery(search);
  return useMutation({
    mutationFn: async () => {
      const cursor = queryClient.getQueryData<Loaded>(queryKey)?.next;
      if (cursor === undefined) return;
      const page = await callApiPage('listProjects', { query: { ...search, cursor } });
      queryClient.setQueryData<Loaded>(queryKey, (known) => known && withMore(known, cursor, page));
    },
  });
}

/** Shows a project that was just asked for at once, before the list is fetched again. */
export function showNewProject(queryClient: QueryClient, project: Project): void {
  for (const search of [undefined, WALL]) {
    queryClient.setQueryData<Loaded>(projectsQuery(search).queryKey, (known) => {
      if (!known || known.newest.items.some(({ id }) => id === project.id)) return known;
      return { ...known, newest: { ...known.newest, items: [project, ...known.newest.items] } };
    });
  }
}

/** Changes a project in every list, before or after the server has. */
export function changeInLists(
  queryClient: QueryClient,
  id: string,
  changes: Partial<Project>,
): void {
  queryClient.setQueriesData<Loaded>({ queryKey: queryKeys.projects }, (known) => {
    const project = known && allOf(known).find((one) => one.id === id);
    return project && withChanges(known, new Map([[id, { ...project, ...changes }]]));
  });
}

/** Takes what is gone out of every list. */
export function dropProjects(
  queryClient: QueryClient,
  isGone: (project: Project) => boolean,
): void {
  queryClient.setQueriesData<Loaded>({ queryKey: queryKeys.projects }, (known) => {
    const gone = known && allOf(known).filter(isGone);
    return gone && withChanges(known, new Map(gone.map(({ id }) => [id, null])));
  });
}
