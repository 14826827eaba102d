import type { PlanName } from '@shortcake/contract/plans';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/call.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshAccount } from '../api.ts';
import type { Subscriber } from '../plans/plan-action.ts';
import { type CheckoutOutcome, outcomeOf, outcomeOfFailure } from './checkout-outcome.ts';
import { type CheckoutStart, checkoutStart } from './checkout-start.ts';

type CheckoutStep = CheckoutOutcome | { name: 'loading' } | { name: 'change'; plan: PlanName };

/**
 * One visit to the checkout: asks the server for the plan once, on arrival; only where that may charge
 * and `mustAgree`, when the person calls `agree`. How it begins is settled by who the person was on arrival: a
 * plan that has changed since is the outcome, and no new beginning.
 */
export function useCheckout(user: Subscriber, wanted: string | null, mustAgree: boolean) {
  const queryClient = useQueryClient();
  const [start] = useState(() => checkoutStart(user, wanted));
  const [waits] = useState(mustAgree && start.kind === 'change');
  // A second render, or the second half of a double click, asks no second time.
  const hasAsked = useRef(false);

  const request = useMutation({
    mutationFn: (plan: PlanName) => callApi('createSubscription', { body: { plan } }),
    // After a failure as well: a plan may have changed although its answer was lost.
    onSettled: () => void refreshAccount(queryClient),
  });

  const { mutate } = request;
  const agree = useCallback(
    (plan: PlanName) => {
      if (hasAsked.current) return;
      hasAsked.current = true;
      mutate(plan);
    },
    [mutate],
  );
  useEffect(() => {
    if (start.kind !== 'error' && !waits) agree(start.plan);
  }, [start, waits, agree]);

  const step = stepOf(start, waits, request);
  const problem = start.kind !== 'error' && step.name === 'error' ? step.message : null;
  useEffect(() => {
    if (problem) toast({ title: 'Subscription Error', description: problem, tone: 'danger' });
  }, [problem]);

  return { step, agree, isAsking: request.isPending };
}

type Request = { data: SubscriptionResponse | undefined; error: Error | null };

function stepOf(start: CheckoutStart, waits: boolean, { data, error }: Request): CheckoutStep {
  if (start.kind === 'error') return { name: 'error', message: start.message };
  if (error) return outcomeOfFailure(error);
  if (data) return outcomeOf(data);
  return waits ? { name: 'change', plan: start.plan } : { name: 'loading' };
}
