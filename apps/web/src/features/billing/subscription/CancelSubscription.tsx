import type { User } from '@shortcake/contract/account';
import { planTitles } from '@shortcake/contract/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { formatDay } from '../../../lib/dates.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshAccount } from '../api.ts';
import { BillingCard } from '../BillingCard.tsx';
import { isCancellable, periodEnd } from './subscription-facts.ts';

/** The way out, for as long as there is something to leave. */
export function CancelSubscription({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancellation = useMutation({
    mutationFn: () => callApi('cancelSubscription'),
    onSuccess: async ({ message }) => {
      toast({ title: 'Subscription Cancelled', description: message });
      await refreshAccount(queryClient);
      // The card goes with the subscription; the focus must not go with it.
      document.querySelector('main')?.focus({ preventScroll: true });
    },
    onError: (error) =>
      toast({ title: 'Cancellation Failed', description: errorText(error), tone: 'danger' }),
  });

  if (!isCancellable(user)) return null;
  const plan = planTitles[user.plan];
  const end = formatDay(periodEnd(user));
  return (
    <BillingCard title="Cancel Subscription" className="col-span-full">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="min-w-0 grow basis-80">
          {plan} stays yours until {end}, and nothing is charged after that. Your credits and videos
          stay, too.
        </p>
        <Button
          variant="secondary"
          disabled={cancellation.isPending}
          onClick={() => setAsking(true)}
        >
          {cancellation.isPending ? 'Cancelling...' : 'Cancel Subscription'}
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel your subscription?"
        description={`You keep ${plan} until ${end}. It is not renewed, and nothing more is charged. Your credits and videos stay. You can resubscribe at any time.`}
        cancelLabel={`Keep ${plan}`}
        confirmLabel="Cancel Subscription"
        onConfirm={() => cancellation.mutate()}
      />
    </BillingCard>
  );
}
