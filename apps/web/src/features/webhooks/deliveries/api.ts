import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/api-error.ts';
import { callApi, callApiPage } from '../../../lib/call.ts';
import { routes } from '../../../lib/endpoints.ts';
import { toast } from '../../../ui/toast.ts';

/** Between two looks while something is tried right now, and otherwise: what happens meanwhile is sent too. */
const POLL_SOON_MS = 1500;
const POLL_MS = 10_000;

const isSoon = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + POLL_MS;

const keyOf = (id: string) => [routes.listDeliveries.path, id];

/** What a webhook was told and is being told, newest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal, pageParam }) =>
      callApiPage('listDeliveries', {
        ...{ params: { id }, signal },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isSoon)) ? POLL_SOON_MS : POLL_MS,
  });

/** Sends something to a webhook: a test, or a delivery again. */
export function useSending(id: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: keyOf(id) });
  const onError = (error: Error) =>
    toast({ title: 'Error', description: errorText(error), tone: 'danger' });
  return {
    test: useMutation({
      mutationFn: () => callApi('testWebhook', { params: { id } }),
      onSettled,
    }),
    again: useMutation({
      mutationFn: (delivery: string) => callApi('resendDelivery', { params: { id, delivery } }),
      onSuccess: () => toast({ title: 'Sent again' }),
      onError,
      onSettled,
    }),
  };
}
