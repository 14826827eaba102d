import type { ApiKeyChanges, NewApiKey } from '@shortcake/contract/api-key';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';
import { toast } from '../../ui/toast.ts';

/** Keys by which programs call the API; programs use them while nobody looks. */
export const keysQuery = queryOptions({
  queryKey: [routes.listKeys.path],
  queryFn: ({ signal }) => callApi('listKeys', { signal }),
  staleTime: 0,
});

/** What each key did, by day, in the last 30 days. */
export const keyUsageQuery = queryOptions({
  queryKey: [routes.keyUsage.path],
  queryFn: ({ signal }) => callApi('keyUsage', { signal }),
  staleTime: 0,
});

/** What somebody does to their keys. Making and changing tell of failures where they are asked for. */
export function useKeyChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [keysQuery, keyUsageQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    );
  return {
    make: useMutation({
      mutationFn: (body: NewApiKey) => callApi('createKey', { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, changes }: { id: string; changes: ApiKeyChanges }) =>
        callApi('changeKey', { params: { id }, body: changes }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => callApi('revokeKey', { params: { id } }),
      onSuccess: () =>
        toast({ title: 'Key revoked', description: 'It stops working within a second.' }),
      onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'danger' }),
      onSettled,
    }),
  };
}
