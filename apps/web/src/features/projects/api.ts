import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isUnauthorized } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
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

/** Deleting an unfinished video gives its credit back, so the balance is fetched again as well. */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteProject', { params: { id } }),
    onSuccess: () => {
      for (const queryKey of [queryKeys.projects, queryKeys.transactions, queryKeys.user]) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'danger' }),
  });
}
