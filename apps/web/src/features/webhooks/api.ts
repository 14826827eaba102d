import type { NewWebhook, WebhookChanges } from '@shortcake/contract/webhook';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';
import { toast } from '../../ui/toast.ts';

/** How a webhook stands changes while nobody touches it: by what its receiver answers. */
const POLL_MS = 10_000;

/** Where a person's programs are told what happens. */
export const webhooksQuery = queryOptions({
  queryKey: [routes.listWebhooks.path],
  queryFn: ({ signal }) => callApi('listWebhooks', { signal }),
  staleTime: 0,
  refetchInterval: POLL_MS,
});

/** What somebody does to their webhooks. Making and changing events tell of failures where they are asked for. */
export function useWebhookChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const onError = (error: Error) =>
    toast({ title: 'Error', description: errorText(error), tone: 'danger' });
  return {
    make: useMutation({
      mutationFn: (body: NewWebhook) => callApi('createWebhook', { body }),
      onSettled,
    }),
    chooseEvents: useMutation({
      mutationFn: ({ id, events }: { id: string; events: WebhookChanges['events'] }) =>
        callApi('changeWebhook', { params: { id }, body: { events } }),
      onSettled,
    }),
    turn: useMutation({
      mutationFn: ({ id, active }: { id: string; active: boolean }) =>
        callApi('changeWebhook', { params: { id }, body: { active } }),
      onError,
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: (id: string) => callApi('rotateSecret', { params: { id } }),
      onError,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callApi('deleteWebhook', { params: { id } }),
      onSuccess: () => toast({ title: 'Webhook deleted' }),
      onError,
      onSettled,
    }),
  };
}
