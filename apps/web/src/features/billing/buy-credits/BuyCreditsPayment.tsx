import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef } from 'react';
import { formatCents } from '../../../lib/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CardFormRoom } from '../payments/CardFormRoom.tsx';
import { PaymentElements } from '../payments/PaymentElements.tsx';
import { PaymentFailure } from '../payments/PaymentFailure.tsx';
import { type ConfirmOutcome, confirmPayment } from '../payments/payment-outcome.ts';
import { BuyCreditsWaiting } from './BuyCreditsWaiting.tsx';
import type { PurchaseStep } from './purchase-step.ts';

type Props = {
  step: Extract<PurchaseStep, { name: 'payment' }>;
  /** Pays with what was typed. */
  onPay: (confirm: () => Promise<ConfirmOutcome>) => void;
  onChooseAgain: () => void;
  isBusy: boolean;
  /** Where a bank that takes the browser away sends it back to. */
  returnUrl: string;
};

export default function BuyCreditsPayment(props: Props) {
  return (
    <PaymentElements
      clientSecret={props.step.payment.clientSecret}
      waiting={<BuyCreditsWaiting cents={props.step.payment.amount} />}
    >
      <PaymentForm {...props} />
    </PaymentElements>
  );
}

function PaymentForm({ step, onPay, onChooseAgain, isBusy, returnUrl }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const button = useRef<HTMLButtonElement>(null);
  const { payment, failure, isUnclear } = step;

  // After a failure one goes on here, unless the form gave the focus to a field.
  useEffect(() => {
    if (!failure || isBusy) return;
    if (document.activeElement === document.body) button.current?.focus();
    if (document.activeElement === button.current) {
      button.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [failure, isBusy]);

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!stripe || !elements) return;
        onPay(() => confirmPayment(stripe, elements, payment.clientSecret, returnUrl));
      }}
    >
      <CardFormRoom>
        <PaymentElement />
      </CardFormRoom>
      {failure && <PaymentFailure id="payment-failure" text={failure} />}
      <div className="grid gap-3">
        <Button
          ref={button}
          type="submit"
          size="large"
          disabled={!stripe}
          aria-disabled={isBusy}
          aria-describedby={failure ? 'payment-failure' : undefined}
        >
          {isBusy && <Spinner aria-hidden="true" />}
          {isBusy ? 'Paying...' : `Pay ${formatCents(payment.amount)}`}
        </Button>
        {!isUnclear && (
          <Button variant="quiet" disabled={isBusy} onClick={onChooseAgain}>
            Change amount
          </Button>
        )}
      </div>
    </form>
  );
}
