import type { Project } from '@shortcake/contract/project';
import type { Share } from '@shortcake/contract/share';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { words } from './words.ts';

const keyOf = (id: string) => [routes.getShare.path, id];

/** The link of a project; null while it has none. Asked for anew each time: views are added meanwhile. */
export const shareQuery = ({ id }: Project) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Share | null> => {
      try {
        return await callApi('getShare', { params: { id }, signal });
      } catch (error) {
        // Ended elsewhere.
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

type Changes = Partial<Pick<Share, 'listed' | 'name' | 'allowPrompt'>>;

/** What its owner does to the link of a project; each answer is what is then shown. */
export function useShare({ id }: Project) {
  const queryClient = useQueryClient();
  const params = { id };
  const show = (share: Share | null) => queryClient.setQueryData(keyOf(id), share);
  const onError = (error: Error) => {
    void queryClient.invalidateQueries({ queryKey: keyOf(id) });
    toast({ title: words.failed, description: errorText(error), tone: 'danger' });
  };
  const listsChanged = () => {
    for (const queryKey of [queryKeys.projects, queryKeys.series]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return {
    make: useMutation({
      mutationFn: () => callApi('shareProject', { params }),
      onSuccess: (share) => {
        show(share);
        listsChanged();
      },
      onError,
    }),
    change: useMutation({
      mutationFn: (body: Changes) => callApi('changeShare', { params, body }),
      onSuccess: show,
      onError,
    }),
    end: useMutation({
      mutationFn: () => callApi('endShare', { params }),
      onSuccess: () => {
        show(null);
        listsChanged();
        toast(words.ended);
      },
      onError,
    }),
  };
}
