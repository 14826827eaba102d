import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { routes } from '../../../lib/endpoints.ts';
import { toast } from '../../../ui/toast.ts';

const queryKey = [routes.listSessions.path];

export const sessionsQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => callApi('listSessions', { signal }),
});

/** Ends one session, or without an id all but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? callApi('endOtherSessions') : callApi('endSession', { params: { id } }),
    onError: (error) => toast({ title: 'Error', description: errorText(error), tone: 'danger' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
