import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshAccount } from '../api.ts';

/** Brings plan and credits up to what Stripe says, by hand; it happens by itself every half hour. */
export function SyncSubscription() {
  const queryClient = useQueryClient();
  const sync = useMutation({
    mutationFn: () => callApi('syncSubscription'),
    onSuccess: async ({ message }) => {
      await refreshAccount(queryClient);
      toast({ title: 'Synced', description: message });
    },
    onError: (error) =>
      toast({ title: 'Sync Failed', description: errorText(error), tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={sync.isPending}
      onClick={() => sync.isPending || sync.mutate()}
      className="self-start"
    >
      <RefreshCw aria-hidden="true" className={sync.isPending ? 'size-4 animate-turn' : 'size-4'} />
      {sync.isPending ? 'Syncing...' : 'Sync with Stripe'}
    </Button>
  );
}
