import { planTitles } from '@shortcake/contract/plans';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { stripeQuery } from '../payments/load-stripe.ts';
import { PaymentElements } from '../payments/PaymentElements.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';
import { SetupForm } from './SetupForm.tsx';

type Props = {
  subscription: SubscriptionResponse;
  clientSecret: string;
  returnUrl: string;
  pricingPath: string;
};

/** The form for a card, as soon as Stripe's part of it is there. */
export function CheckoutCard({ subscription, clientSecret, returnUrl, pricingPath }: Props) {
  const { isSuccess, isFetching, refetch } = useQuery(stripeQuery);
  if (isFetching) return <CheckoutProgress>Preparing your checkout...</CheckoutProgress>;
  if (!isSuccess) {
    return (
      <CheckoutNotice
        title="Checkout Unavailable"
        actions={
          <>
            <Button onClick={() => refetch()}>Try Again</Button>
            <LinkButton variant="secondary" to={pricingPath}>
              Return to Pricing
            </LinkButton>
          </>
        }
      >
        <p className="text-ink-soft">
          The payment form could not be loaded, and nothing has been charged. A content blocker or
          the connection may be in its way.
        </p>
      </CheckoutNotice>
    );
  }
  const { plan, price, videos } = subscription;
  const monthly = `${formatCents(price)} a month`;
  return (
    <CheckoutLayout
      title={`Subscribe to ${planTitles[plan]}`}
      plan={plan}
      planTitle={planTitles[plan]}
      price={price}
      videos={videos}
      pricingPath={pricingPath}
      terms={[
        `${counted(videos, 'credit')} are yours as soon as the first payment has gone through.`,
        `It renews every month at ${formatCents(price)}, with ${counted(videos, 'new credit')}.`,
        'Cancel any time: the plan then stays until the paid month is over.',
      ]}
    >
      <PaymentElements
        clientSecret={clientSecret}
        waiting={<CheckoutProgress>Preparing your checkout...</CheckoutProgress>}
      >
        <SetupForm submitLabel={`Subscribe for ${monthly}`} returnUrl={returnUrl} />
      </PaymentElements>
    </CheckoutLayout>
  );
}
