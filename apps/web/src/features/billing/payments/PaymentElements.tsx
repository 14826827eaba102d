import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { stripeQuery } from './load-stripe.ts';
import { useAppearance } from './useAppearance.ts';

type Props = {
  /** Of the payment or setup intent that the form is for. */
  clientSecret: string;
  /** In the form's place until Stripe's part of it is here. */
  waiting: ReactNode;
  children: ReactNode;
};

/** What a form with Stripe's PaymentElement stands in. Mount it anew (by `key`) for another intent. */
export function PaymentElements({ clientSecret, waiting, children }: Props) {
  const { data: stripe, isError, isFetching, refetch } = useQuery(stripeQuery);
  const appearance = useAppearance();
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);

  if (stripe) {
    return (
      <Elements stripe={stripe} options={options}>
        {children}
      </Elements>
    );
  }
  if (isError && !isFetching) {
    return (
      <div role="alert" className="grid gap-4 rounded-card bg-sponge-wash p-5 text-sponge-ink">
        <p>The payment form could not be loaded. Nothing has been charged.</p>
        <Button variant="secondary" onClick={() => refetch()} className="justify-self-start">
          Try Again
        </Button>
      </div>
    );
  }
  return waiting;
}
