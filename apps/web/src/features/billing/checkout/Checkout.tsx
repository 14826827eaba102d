import type { User } from '@shortcake/contract/account';
import { planTitles } from '@shortcake/contract/plans';
import { usePrefetchQuery } from '@tanstack/react-query';
import { formatCents } from '../../../lib/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { stripeQuery } from '../payments/load-stripe.ts';
import { AuthenticationRequired } from './AuthenticationRequired.tsx';
import { CheckoutCard } from './CheckoutCard.tsx';
import { CheckoutChange } from './CheckoutChange.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { CheckoutUpdated } from './CheckoutUpdated.tsx';
import { useCheckout } from './useCheckout.ts';

type Props = {
  user: User;
  /** What the person can spend now; undefined while it loads. */
  credits: number | undefined;
  /** The plan that the address asks for. */
  wanted: string | null;
  /** The person did not choose the plan here: nothing may be charged before they say so. */
  mustAgree: boolean;
  /** Another price than was shown: whoever comes to this page again must agree first. */
  onPriceChanged: () => void;
  pricingPath: string;
  billingPath: string;
  /** The whole address of the completion page, for Stripe to return to. */
  returnUrl: string;
  onUpdated: () => void;
  onSignIn: () => void;
};

/** Everything between choosing a plan and having given a card for it, or having changed to it. */
export function Checkout(props: Props) {
  usePrefetchQuery(stripeQuery);
  const { user, credits, pricingPath } = props;
  const { step, agree, isAsking } = useCheckout(user, props.wanted, props);
  const back = <LinkButton to={pricingPath}>Return to Pricing</LinkButton>;
  switch (step.name) {
    case 'loading':
      return <CheckoutProgress>Preparing your checkout...</CheckoutProgress>;
    case 'signed-out':
      return <AuthenticationRequired onSignIn={props.onSignIn} />;
    case 'error':
      return (
        <CheckoutNotice title="Checkout Error" actions={back}>
          <p className="text-ink-soft">{step.message}</p>
        </CheckoutNotice>
      );
    case 'change':
      return (
        <CheckoutChange
          user={user}
          credits={credits}
          plan={step.plan}
          isNewPrice={step.isNewPrice}
          isAsking={isAsking}
          onAgree={() => agree(step.plan)}
          pricingPath={pricingPath}
        />
      );
    case 'new-price':
      return (
        <CheckoutNotice
          title="The price has changed"
          actions={
            <>
              <Button onClick={() => agree(step.plan)}>Go on at {formatCents(step.price)}</Button>
              <LinkButton variant="secondary" to={pricingPath}>
                Return to Pricing
              </LinkButton>
            </>
          }
        >
          <p className="text-ink-soft">
            {planTitles[step.plan]} is {formatCents(step.price)} a month now. Nothing was charged.
          </p>
        </CheckoutNotice>
      );
    case 'updated':
      return (
        <CheckoutUpdated
          subscription={step.subscription}
          billingPath={props.billingPath}
          onDone={props.onUpdated}
        />
      );
    case 'card':
      return (
        <CheckoutCard
          subscription={step.subscription}
          clientSecret={step.clientSecret}
          returnUrl={props.returnUrl}
          pricingPath={pricingPath}
        />
      );
  }
}
