import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { completePurchase } from '../api.ts';
import { stripeQuery } from './load-stripe.ts';
import { type PaymentOutcome, returnedPayment } from './payment-outcome.ts';
import {
  tellPaymentError,
  tellPaymentFailed,
  tellProcessingError,
  tellPurchaseFailed,
} from './payment-toasts.ts';

/** As Stripe appends it to the address that a bank sends the browser back to. */
export type PaymentReturn = { paymentIntentId: string; clientSecret: string };

export type ReturnedPurchase =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  | { kind: 'added'; credits: number }
  /** Paid; the credits come by themselves. `isRefused`: the server said no, and did not just fail to answer. */
  | { kind: 'late'; isRefused: boolean };

/** Finishes a purchase for which the browser was sent elsewhere; undefined while it is asked about. */
export function useReturnedPayment(payment: PaymentReturn): ReturnedPurchase | undefined {
  const queryClient = useQueryClient();
  const begun = useRef(false);
  const { mutate, data } = useMutation({
    mutationFn: () => finishPurchase(queryClient, payment),
    onSuccess: tellOutcome,
  });

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);

  return data;
}

/** Never throws. */
async function finishPurchase(
  queryClient: QueryClient,
  { paymentIntentId, clientSecret }: PaymentReturn,
): Promise<ReturnedPurchase> {
  const stripe = await queryClient.ensureQueryData(stripeQuery).catch(() => null);
  if (!stripe) return { kind: 'unclear' };
  const outcome = await returnedPayment(stripe, clientSecret);
  if (outcome.kind !== 'paid') return outcome;
  return completePurchase(queryClient, paymentIntentId).then(
    (credits) => ({ kind: 'added', credits }),
    (error) => ({ kind: 'late', isRefused: error instanceof ApiError }),
  );
}

function tellOutcome(purchase: ReturnedPurchase): void {
  if (purchase.kind === 'refused') tellPaymentFailed(purchase.message);
  if (purchase.kind === 'unclear') tellPaymentError();
  if (purchase.kind === 'late') purchase.isRefused ? tellPurchaseFailed() : tellProcessingError();
}
