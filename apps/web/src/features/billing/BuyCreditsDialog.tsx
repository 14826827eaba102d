import { lazy, Suspense, useEffect, useRef } from 'react';
import { PaymentDialog } from '../../ui/PaymentDialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { amountRefusal, creditsIn } from './amount.ts';
import { BuyCreditsAmount } from './BuyCreditsAmount.tsx';
import { BuyCreditsResult } from './BuyCreditsResult.tsx';
import { PriceLine } from './PriceLine.tsx';
import { useBuyCredits } from './useBuyCredits.ts';

/** Stripe's components come with it; nobody needs them before an amount is chosen. */
const BuyCreditsPayment = lazy(() => import('./BuyCreditsPayment.tsx'));

type Props = {
  /** The balance; undefined while it loads. */
  credits: number | undefined;
  onClose: () => void;
  /** Absolute; shows a payment that comes back (ReturnedPayment). */
  returnUrl: string;
};

/** Buys credits: an amount, a card, and the credits; open for as long as it is mounted. */
export function BuyCreditsDialog({ credits, onClose, returnUrl }: Props) {
  const purchase = useBuyCredits();
  const { step, isBusy } = purchase;
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(step.name);

  // A step takes the focus with it when it goes.
  useEffect(() => {
    if (shown.current !== step.name) region.current?.focus();
    shown.current = step.name;
  }, [step.name]);

  return (
    <PaymentDialog
      title={step.name === 'payment' ? 'Payment details' : 'Buy Credits'}
      onClose={onClose}
      isBusy={isBusy}
    >
      <div ref={region} tabIndex={-1} className="grid gap-5 outline-none">
        {step.name === 'amount' && (
          <BuyCreditsAmount
            text={purchase.text}
            onTextChange={purchase.choose}
            onContinue={purchase.start}
            isBusy={isBusy}
            refusal={amountRefusal(purchase.startError)}
          />
        )}
        {step.name === 'payment' && (
          <>
            <PriceLine credits={creditsIn(purchase.text)} cents={step.payment.amount} />
            <Suspense fallback={<Loading />}>
              <BuyCreditsPayment
                step={step}
                onPay={(confirm) => purchase.pay(step.payment, confirm)}
                onChooseAgain={purchase.chooseAgain}
                isBusy={isBusy}
                returnUrl={returnUrl}
              />
            </Suspense>
          </>
        )}
        {(step.name === 'added' || step.name === 'late') && (
          <BuyCreditsResult step={step} credits={credits} onDone={onClose} />
        )}
      </div>
    </PaymentDialog>
  );
}

const Loading = () => (
  <div className="grid min-h-60 place-items-center text-berry">
    <Spinner />
  </div>
);
