import type { Project } from '@shortcake/contract/project';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { words } from './words.ts';

const { failed, sent } = words.objection;

/** A video that was taken down, as it stands now; until that is known as a list had it. */
export const takenDownQuery = (project: Project) =>
  queryOptions({
    queryKey: [...queryKeys.project, project.id],
    queryFn: ({ signal }) => callApi('getProject', { params: { id: project.id }, signal }),
    initialData: project,
    staleTime: 0,
  });

/** Objects to a takedown; the answer is what is then shown. */
export function useObjection({ id }: Project) {
  const queryClient = useQueryClient();
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => callApi('object', { params: { id }, body: { text } }),
    onSuccess: (project) => {
      queryClient.setQueryData([...queryKeys.project, id], project);
      toast(sent);
    },
    onError: (error) => {
      toast({ title: failed, description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      underWay.current = false;
      for (const queryKey of [queryKeys.project, queryKeys.projects, queryKeys.series]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return {
    isSending: isPending,
    send(text: string, onSent: () => void) {
      if (underWay.current) return;
      underWay.current = true;
      mutate(text, { onSuccess: onSent });
    },
  };
}
