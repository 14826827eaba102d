import type { Project } from '@shortcake/contract/project';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isUnauthorized } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { afterDeletion } from './deletion-words.ts';
import { isUnderWay } from './words.ts';

const PROJECTS_POLL_MS = 3000;

export const projectsQuery = queryOptions({
  queryKey: queryKeys.projects,
  queryFn: ({ signal }) => call('listProjects', { signal }),
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : PROJECTS_POLL_MS),
});

/** The same list for a page that does not show it: polled only while there is something to wait for. */
export const watchedProjectsQuery = queryOptions({
  ...projectsQuery,
  refetchInterval: ({ state }) =>
    state.data?.some(isUnderWay) && !isUnauthorized(state.error) ? PROJECTS_POLL_MS : false,
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
      for (const queryKey of [queryKeys.projects, queryKeys.transactions, queryKeys.user]) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
