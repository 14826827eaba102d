import type { Project } from '@shortcake/contract/project';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { afterDeletion } from '../../lib/deletion-words.ts';
import { routes } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { dropProject } from './list-queries.ts';

/** One project, wherever it stands in the list. */
export const projectQuery = (id: string) =>
  queryOptions({
    // Not below the lists: what is done to all of those is not done to this.
    queryKey: [routes.getProject.path, id],
    queryFn: ({ signal }) => callApi('getProject', { params: { id }, signal }),
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
      callApi('deleteProject', {
        params: { id },
        ...(deleteRefunds ? { query: { refund: 'required' } } : {}),
      }),
    onSuccess: (_nothing, project) => {
      dropProject(queryClient, project.id);
      const words = afterDeletion(project);
      if (words) toast(words);
    },
    onError: (error, { id }) => {
      // Deleted elsewhere.
      if (isNotFound(error)) dropProject(queryClient, id);
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      for (const queryKey of Object.values(queryKeys)) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
