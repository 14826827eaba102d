import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call.ts';
import { toast } from '../../../ui/toast.ts';
import { completePurchase } from '../api.ts';
import type { ConfirmOutcome } from '../payments/payment-outcome.ts';
import {
  tellPaymentError,
  tellPaymentFailed,
  tellPurchaseFailed,
} from '../payments/payment-toasts.ts';
import { changedPrice } from '../price-changed.ts';
import { DEFAULT_CREDITS } from './amount.ts';
import { type Purchase, type PurchaseStep, withArrival } from './purchase-step.ts';

const UNCLEAR =
  'We could not learn whether your payment went through. Press Pay again: the same payment is never charged twice.';

/**
 * One purchase of credits, from the choice of an amount to the credits themselves. `balance` is what
 * there is to spend, undefined while it loads; `creditPrice` what the dialog says of one credit, in
 * cents, and `onNewPrice` hears what it costs by now where that is something else.
 */
export function useBuyCredits(
  balance: number | undefined,
  creditPrice: number,
  onNewPrice: (creditPrice: number) => void,
) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(String(DEFAULT_CREDITS));
  const [step, setStep] = useState<PurchaseStep>({ name: 'amount' });
  const [isPaying, setPaying] = useState(false);
  const [before, setBefore] = useState(balance);
  // State is a render late for the second half of a double click.
  const underWay = useRef(false);

  const creation = useMutation({
    mutationFn: (credits: number) =>
      callApi('createCreditPayment', { body: { credits, expectedCents: credits * creditPrice } }),
    onSuccess: (payment, credits) =>
      setStep({
        name: 'payment',
        payment: { ...payment, credits },
        failure: null,
        isUnclear: false,
      }),
    onError: (error, credits) => {
      setStep({ name: 'amount' });
      const amount = changedPrice(error);
      if (amount !== undefined) return onNewPrice(amount / credits);
      toast({ title: 'Error', description: errorText(error), tone: 'danger' });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });

  function start(credits: number): void {
    if (underWay.current) return;
    underWay.current = true;
    setBefore(balance);
    setStep({ name: 'asking', credits });
    creation.mutate(credits);
  }

  async function pay(payment: Purchase, confirm: () => Promise<ConfirmOutcome>) {
    if (underWay.current) return;
    underWay.current = true;
    setPaying(true);
    setStep(await stepAfter(payment, await confirm()));
    setPaying(false);
    underWay.current = false;
  }

  async function stepAfter(payment: Purchase, outcome: ConfirmOutcome): Promise<PurchaseStep> {
    switch (outcome.kind) {
      case 'paid':
        return collect(payment);
      case 'processing':
        return { name: 'late', payment, isPaid: false };
      case 'incomplete':
        tellPaymentFailed(outcome.message);
        return { name: 'payment', payment, failure: null, isUnclear: false };
      case 'refused':
        tellPaymentFailed(outcome.message);
        return { name: 'payment', payment, failure: outcome.message, isUnclear: false };
      case 'unclear':
        tellPaymentError();
        return { name: 'payment', payment, failure: UNCLEAR, isUnclear: true };
    }
  }

  async function collect(payment: Purchase): Promise<PurchaseStep> {
    try {
      const credits = await completePurchase(queryClient, payment.paymentIntentId);
      return { name: 'added', credits };
    } catch {
      tellPurchaseFailed();
      return { name: 'late', payment, isPaid: true };
    }
  }

  function choose(amount: string): void {
    creation.reset();
    setText(amount);
  }

  return {
    text,
    choose,
    step: withArrival(step, before, balance),
    start,
    startError: creation.error,
    pay,
    chooseAgain: () => setStep({ name: 'amount' }),
    isBusy: creation.isPending || isPaying,
  };
}
