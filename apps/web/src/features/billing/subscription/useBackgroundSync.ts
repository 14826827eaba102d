import type { User } from '@shortcake/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../lib/call.ts';
import { refreshAccount } from '../api.ts';

const SYNC_EVERY_MS = 30 * 60 * 1000;

/** Keeps a subscription equal to Stripe's: once at load and then every 30 minutes. */
export function useBackgroundSync({ stripeSubscriptionId }: User): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (stripeSubscriptionId === null) return;
    const sync = () =>
      callApi('syncSubscription').then(
        () => refreshAccount(queryClient),
        (error) => console.warn('The subscription could not be synced.', error),
      );
    void sync();
    const timer = setInterval(sync, SYNC_EVERY_MS);
    return () => clearInterval(timer);
  }, [queryClient, stripeSubscriptionId]);
}
