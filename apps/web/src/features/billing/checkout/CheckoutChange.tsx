import type { User } from '@shortcake/contract/account';
import { type PlanName, planTitles } from '@shortcake/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { errorText, isRateLimited } from '../../../lib/api-error.ts';
import { formatCents } from '../../../lib/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { unpaidInvoiceQuery } from '../api.ts';
import { planChange } from '../plans/plan-change.ts';
import { useOffers } from '../plans/useOffers.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';

type Props = {
  user: User;
  credits: number | undefined;
  plan: PlanName;
  /** The plan costs something else than was shown when the person chose it. */
  isNewPrice: boolean;
  isAsking: boolean;
  onAgree: () => void;
  pricingPath: string;
};

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Says what the change of a running plan does, and does it when the person agrees. */
export function CheckoutChange(props: Props) {
  const { user, credits, plan, isNewPrice, isAsking, onAgree, pricingPath } = props;
  const offers = useOffers(user);
  const unpaid = useQuery(unpaidInvoiceQuery);
  const offer = offers.data?.find((known) => known.plan === plan);
  const error = offers.error ?? unpaid.error;
  if (isRateLimited(error)) {
    return (
      <CheckoutNotice
        title="Please wait a moment"
        actions={
          <>
            <Button
              onClick={() => {
                offers.refetch();
                if (unpaid.error) void unpaid.refetch();
              }}
            >
              Try Again
            </Button>
            <LinkButton variant="secondary" to={pricingPath}>
              Return to Pricing
            </LinkButton>
          </>
        }
      >
        <p className="text-ink-soft">
          Your checkout was asked for too often to be prepared now. Nothing was charged.
        </p>
      </CheckoutNotice>
    );
  }
  if (error) {
    return (
      <CheckoutNotice
        title="Checkout Error"
        actions={<LinkButton to={pricingPath}>Return to Pricing</LinkButton>}
      >
        <p className="text-ink-soft">{errorText(error)}</p>
      </CheckoutNotice>
    );
  }
  if (!offer || !unpaid.data)
    return <CheckoutProgress>Preparing your checkout...</CheckoutProgress>;
  const { title, terms, confirmLabel } = planChange(user, offer, {
    credits,
    owed: unpaid.data.invoice?.amount,
  });
  return (
    <CheckoutLayout
      title={title}
      plan={plan}
      planTitle={offer.name}
      price={offer.price}
      videos={offer.videos}
      pricingPath={pricingPath}
      terms={terms}
    >
      <div className="grid gap-6">
        <div className="grid gap-2">
          <h2
            ref={isNewPrice ? focus : null}
            tabIndex={-1}
            className="headline text-xl outline-none"
          >
            {isNewPrice ? 'The price has changed' : 'Ready when you are'}
          </h2>
          <p className="text-ink-soft">
            {isNewPrice
              ? `${offer.name} is ${formatCents(offer.price)} a month by now. Nothing was charged, and nothing changes until you press the button.`
              : `You are on ${planTitles[user.plan]} now. Nothing changes until you press the button.`}
          </p>
        </div>
        <div className="grid gap-3">
          <Button size="large" disabled={isAsking} onClick={onAgree} className="w-full">
            {isAsking && <Spinner aria-hidden="true" />}
            {isAsking ? 'Changing your plan...' : confirmLabel}
          </Button>
          <LinkButton variant="quiet" to={pricingPath}>
            Not now
          </LinkButton>
        </div>
      </div>
    </CheckoutLayout>
  );
}
