import { hasPlan } from '@shortcake/contract/access';
import type { PlanName } from '@shortcake/contract/plans';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/call.ts';
import { toast } from '../../../ui/toast.ts';
import { plansQuery, type RenewalOwner, refreshAccount, renewalQuery } from '../api.ts';
import { withOwnPlan } from '../plans/own-plan.ts';
import { changedPrice } from '../price-changed.ts';
import { type CheckoutOutcome, outcomeOf, outcomeOfFailure } from './checkout-outcome.ts';
import { type CheckoutStart, checkoutStart } from './checkout-start.ts';

type CheckoutStep =
  | CheckoutOutcome
  | { name: 'loading' }
  /** `isNewPrice`: another one than was shown when the person chose the plan. */
  | { name: 'change'; plan: PlanName; isNewPrice: boolean }
  /** The same where no plan runs; cents a month. */
  | { name: 'new-price'; plan: PlanName; price: number };

/**
 * One visit to the checkout: asks the server for the plan once, on arrival; only where that may charge
 * and `mustAgree`, when the person calls `agree`. How it begins is settled by who the person was on arrival: a
 * plan that has changed since is the outcome, and no new beginning. A price that has changed since it was
 * shown is told, and waits for `agree`.
 */
export function useCheckout(
  user: RenewalOwner,
  wanted: string | null,
  { mustAgree, onPriceChanged }: { mustAgree: boolean; onPriceChanged: () => void },
) {
  const queryClient = useQueryClient();
  const [start] = useState(() => checkoutStart(user, wanted));
  const [waits, setWaits] = useState(mustAgree && start.kind === 'change');
  // A second render, or the second half of a double click, asks no second time.
  const hasAsked = useRef(false);
  const mustWait = useRef(waits);

  const request = useMutation({
    mutationFn: async (plan: PlanName) => {
      const expectedCents = await shownPrice(queryClient, user, plan);
      try {
        return await callApi('createSubscription', { body: { plan, expectedCents } });
      } catch (error) {
        if (changedPrice(error) !== undefined) await askPricesAgain(queryClient, user);
        throw error;
      }
    },
    onError: (error) => {
      if (changedPrice(error) === undefined) return;
      hasAsked.current = false;
      setWaits(start.kind === 'change');
      onPriceChanged();
    },
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
    if (start.kind !== 'error' && !mustWait.current) agree(start.plan);
  }, [start, agree]);

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
  const { plan } = start;
  const price = changedPrice(error);
  const isNewPrice = price !== undefined;
  if (isNewPrice && start.kind === 'card') return { name: 'new-price', plan, price };
  if (error && !isNewPrice) return outcomeOfFailure(error);
  if (data) return outcomeOf(data);
  return waits || isNewPrice ? { name: 'change', plan, isNewPrice } : { name: 'loading' };
}

/** What the pages say of a month of a plan, in cents. */
async function shownPrice(
  queryClient: QueryClient,
  user: RenewalOwner,
  plan: PlanName,
): Promise<number | undefined> {
  const [offers, renewal] = await Promise.all([
    queryClient.ensureQueryData(plansQuery),
    hasPlan(user) ? queryClient.ensureQueryData(renewalQuery(user)) : undefined,
  ]);
  return withOwnPlan(offers, renewal?.running).find((offer) => offer.plan === plan)?.price;
}

async function askPricesAgain(queryClient: QueryClient, user: RenewalOwner): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...plansQuery, staleTime: 0 }),
    hasPlan(user) && queryClient.fetchQuery({ ...renewalQuery(user), staleTime: 0 }),
  ]);
}
