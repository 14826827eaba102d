import { lazy, Suspense, useEffect, useRef } from 'react';
import { PaymentDialog } from '../../../ui/PaymentDialog.tsx';
import { changedPrice } from '../price-changed.ts';
import { amountRefusal } from './amount.ts';
import { BuyCreditsAmount } from './BuyCreditsAmount.tsx';
import { BuyCreditsResult } from './BuyCreditsResult.tsx';
import { BuyCreditsWaiting } from './BuyCreditsWaiting.tsx';
import { PriceLine } from './PriceLine.tsx';
import { useBuyCredits } from './useBuyCredits.ts';

/** Stripe's components come with it; nobody needs them before an amount is chosen. */
const BuyCreditsPayment = lazy(() => import('./BuyCreditsPayment.tsx'));

type Props = {
  /** The balance; undefined while it loads. */
  credits: number | undefined;
  /** Of one credit, in cents. */
  creditPrice: number;
  /** Hears what a credit costs by now, where that is something else. */
  onNewPrice: (creditPrice: number) => void;
  onClose: () => void;
  /** Absolute; shows a payment that comes back (ReturnedPayment). */
  returnUrl: string;
};

/** Buys credits: an amount, a card, and the credits; open for as long as it is mounted. */
export function BuyCreditsDialog(props: Props) {
  const { credits, creditPrice, onClose, returnUrl } = props;
  const purchase = useBuyCredits(credits, creditPrice, props.onNewPrice);
  const { step, isBusy } = purchase;
  // One frame from the press of Continue on: what the server and Stripe send then fills it.
  const frame = step.name === 'asking' ? 'payment' : step.name;
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(frame);

  // A frame takes the focus with it when it goes, unless the next one has put it where it matters.
  useEffect(() => {
    const isInside = region.current?.contains(document.activeElement);
    if (shown.current !== frame && !isInside) region.current?.focus();
    shown.current = frame;
  }, [frame]);

  return (
    <PaymentDialog
      title={frame === 'payment' ? 'Payment details' : 'Buy Credits'}
      onClose={onClose}
      isBusy={isBusy}
    >
      <div ref={region} tabIndex={-1} className="grid gap-5 outline-none">
        {step.name === 'amount' && (
          <BuyCreditsAmount
            text={purchase.text}
            onTextChange={purchase.choose}
            onContinue={purchase.start}
            creditPrice={creditPrice}
            isNewPrice={changedPrice(purchase.startError) !== undefined}
            refusal={amountRefusal(purchase.startError)}
          />
        )}
        {step.name === 'asking' && (
          <>
            <PriceLine credits={step.credits} cents={step.credits * creditPrice} />
            <BuyCreditsWaiting cents={step.credits * creditPrice} />
          </>
        )}
        {step.name === 'payment' && (
          <>
            <PriceLine credits={step.payment.credits} cents={step.payment.amount} />
            <Suspense fallback={<BuyCreditsWaiting cents={step.payment.amount} />}>
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
