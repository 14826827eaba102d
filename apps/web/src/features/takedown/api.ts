import type { Project } from '@shortcake/contract/project';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { words } from './words.ts';

/** A video that was taken down, as it stands now. */
export const takenDownQuery = ({ id }: Project) =>
  queryOptions({
    queryKey: [...queryKeys.project, id],
    queryFn: ({ signal }) => callApi('getProject', { params: { id }, signal }),
    staleTime: 0,
  });

/** Objects to a takedown; the answer is what is then shown. `onSent` is called before that. */
export function useObjection({ id }: Project, onSent: () => void) {
  const queryClient = useQueryClient();
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => callApi('object', { params: { id }, body: { text } }),
    onSuccess: (project) => {
      onSent();
      queryClient.setQueryData([...queryKeys.project, id], project);
    },
    onError: (error) => {
      toast({ title: words.objection.failed, description: errorText(error), tone: 'danger' });
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
    send(text: string) {
      if (underWay.current) return;
      underWay.current = true;
      mutate(text);
    },
  };
}
