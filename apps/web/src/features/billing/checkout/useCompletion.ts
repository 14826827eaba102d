import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshAccount } from '../api.ts';

/** Stripe's webhooks may still be on their way when the answer is here. */
const SETTLING_MS = 1500;

/** Completes the subscription of a confirmed card, once per visit; another visit changes nothing. */
export function useCompletion(setupIntentId: string | null) {
  const queryClient = useQueryClient();
  const [isStarted, setStarted] = useState(false);
  const hasAsked = useRef(false);

  const { mutate, data, error } = useMutation({
    mutationFn: async (id: string) => {
      const subscription = await callApi('completeSubscription', { body: { setupIntentId: id } });
      setStarted(true);
      await refreshAccount(queryClient);
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      await queryClient.refetchQueries({ queryKey: queryKeys.user });
      return subscription;
    },
    onSuccess: ({ message }) => toast({ title: 'Subscription Active', description: message }),
  });

  useEffect(() => {
    if (!setupIntentId || hasAsked.current) return;
    hasAsked.current = true;
    mutate(setupIntentId);
  }, [setupIntentId, mutate]);

  /** `isStarted`: the subscription runs, and the credits are being fetched. */
  return { isStarted, subscription: data, error };
}
