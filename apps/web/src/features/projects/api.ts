import type { Project, ProjectStatus } from '@shortcake/contract/project';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { errorText, isUnauthorized } from '../../lib/api-error.ts';
import { call, callPage } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { routes } from '../../lib/routes.ts';
import { toast } from '../../ui/toast.ts';
import { afterDeletion } from './deletion-words.ts';
import { isUnderWay } from './words.ts';

const PROJECTS_POLL_MS = 3000;

/** What of a person's projects is looked for, as the server is asked; nothing stands for all of them. */
export type ProjectSearch = { q?: string; status?: ProjectStatus };

/** Projects, newest first, a page after another; those that are loaded are kept fresh. */
export const projectPagesQuery = (search: ProjectSearch = {}) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.projects, search],
    queryFn: ({ signal, pageParam }) =>
      callPage('listProjects', {
        query: { ...search, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : PROJECTS_POLL_MS),
  });

type Pages = { pages: readonly { items: Project[] }[] };

/** All that are loaded, as one list. */
export const inOneList = ({ pages }: Pages): Project[] => pages.flatMap(({ items }) => items);

/** The newest projects, for whoever needs no more. */
export const newestProjectsQuery = {
  ...projectPagesQuery(),
  select: ({ pages }: Pages) => pages[0]?.items ?? [],
};

/** The same for a page that does not show them: polled only while there is something to wait for. */
export const watchedProjectsQuery = infiniteQueryOptions({
  ...projectPagesQuery(),
  select: inOneList,
  refetchInterval: ({ state }) =>
    state.data && inOneList(state.data).some(isUnderWay) && !isUnauthorized(state.error)
      ? PROJECTS_POLL_MS
      : false,
});

/** Shows a project that was just asked for at once, before the list is fetched again. */
export function showNewProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(projectPagesQuery().queryKey, (known) => {
    const [first, ...others] = known?.pages ?? [];
    if (!known || !first || first.items.some(({ id }) => id === project.id)) return known;
    return { ...known, pages: [{ ...first, items: [project, ...first.items] }, ...others] };
  });
}

/** Forgets all but the newest page of each list: what nobody scrolls through need not be kept fresh. */
export function forgetOlderPages(queryClient: QueryClient): void {
  queryClient.setQueriesData<InfiniteData<unknown>>({ queryKey: queryKeys.projects }, (known) =>
    known && known.pages.length > 1
      ? { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) }
      : known,
  );
}

/** One project, wherever it stands in the list. */
export const projectQuery = (id: string) =>
  queryOptions({
    // Not below the lists: what is done to all of those is not done to this.
    queryKey: [routes.getProject.path, id],
    queryFn: ({ signal }) => call('getProject', { params: { id }, signal }),
  });

/** Has the list fetched again now: what a deletion would do to a credit changes with what else is deleted. */
export function useFreshProjects() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
}

/**
 * Deleting an unfinished video may give its credit back, so the balance is fetched again as well. Where
 * the person was told so, nothing is deleted unless it does.
 */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, deleteRefunds }: Project) =>
      call('deleteProject', {
        params: { id },
        ...(deleteRefunds ? { query: { refund: 'required' } } : {}),
      }),
    onSuccess: (_nothing, project) => {
      const words = afterDeletion(project);
      if (words) toast(words);
    },
    onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'danger' }),
    onSettled: () => {
      for (const queryKey of Object.values(queryKeys)) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
