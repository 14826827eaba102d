import type { Project } from '@shortcake/contract/project';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { afterDeletion } from '../../lib/projects/deletion-words.ts';
import { queryKeys, refreshAll } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { changeInLists, dropProjects } from './list-queries.ts';

/** One project, wherever it stands in the list. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.project, id],
    queryFn: ({ signal }) => callApi('getProject', { params: { id }, signal }),
  });

/** Has the list fetched again now: what a deletion would do to a credit changes with what else is deleted. */
export function useFreshProjects() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queryKeys.projects });
}

type Changes = Partial<Pick<Project, 'title' | 'starred'>>;
type Change = { project: Project; changes: Changes };

/** Changes a project, which is seen at once; as it was, and a toast, if the server would not. */
export function useChangeProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ project, changes }: Change) =>
      callApi('changeProject', { params: { id: project.id }, body: changes }),
    onMutate: async ({ project, changes }) => {
      // What is on its way knows nothing of the change.
      await queryClient.cancelQueries({ queryKey: queryKeys.projects });
      changeInLists(queryClient, project.id, changes);
    },
    onError: (error, { project, changes }) => {
      const { title, starred } = project;
      const before = {
        ...(changes.title !== undefined && { title }),
        ...(changes.starred !== undefined && { starred }),
      };
      changeInLists(queryClient, project.id, before);
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.projects, queryKeys.series]) {
        queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Where the person was told that a credit comes back, nothing is deleted unless it does. */
export const deleteProject = ({ id, deleteRefunds }: Project) =>
  callApi('deleteProject', {
    params: { id },
    ...(deleteRefunds ? { query: { refund: 'required' } } : {}),
  });

/**
 * Deleting an unfinished video may give its credit back, so the balance is fetched again as well.
 */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteProject,
    onSuccess: (_nothing, project) => {
      dropProjects(queryClient, ({ id }) => id === project.id);
      const words = afterDeletion(project);
      if (words) toast(words);
    },
    onError: (error, { id }) => {
      // Deleted elsewhere.
      if (isNotFound(error)) dropProjects(queryClient, (project) => project.id === id);
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      refreshAll(queryClient);
    },
  });
}
