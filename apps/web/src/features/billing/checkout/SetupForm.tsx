import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PaymentFailure } from '../payments/PaymentFailure.tsx';
import { useSetup } from './useSetup.ts';

type Props = { submitLabel: string; returnUrl: string };

/** Takes a card and has Stripe confirm it; Stripe then leads to `returnUrl`. */
export function SetupForm({ submitLabel, returnUrl }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const { confirm, isConfirming, failure } = useSetup(returnUrl);
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses the focus; unless the form gave it to a field, one goes on from here.
  useEffect(() => {
    if (failure && !isConfirming && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [failure, isConfirming]);

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (stripe && elements) void confirm(stripe, elements);
      }}
    >
      <h2 className="headline text-xl">Your card</h2>
      <PaymentElement />
      {failure && <PaymentFailure id="setup-failure" text={failure} />}
      <div className="grid gap-3">
        <Button
          ref={button}
          type="submit"
          size="large"
          disabled={isConfirming || !stripe || !elements}
          aria-describedby={failure ? 'setup-failure' : undefined}
          className="w-full px-4 py-2 leading-tight"
        >
          {isConfirming && <Spinner aria-hidden="true" />}
          {isConfirming ? 'Confirming...' : submitLabel}
        </Button>
        <p className="flex items-start justify-center gap-2 text-ink-soft text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Card details go to the payment provider, never to Shortcake.
        </p>
      </div>
    </form>
  );
}
