import { planTitles } from '@shortcake/contract/plans';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { formatNumber } from '../../../lib/plural.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { useAfter } from './useAfter.ts';

const BILLING_DELAY_MS = 2000;

type Props = { subscription: SubscriptionResponse; billingPath: string; onDone: () => void };

/** A running plan has changed: what it came to, and then on to Billing. */
export function CheckoutUpdated({ subscription, billingPath, onDone }: Props) {
  const { plan, message, preservedCredits, newCredits } = subscription;
  useAfter(BILLING_DELAY_MS, onDone);
  return (
    <CheckoutNotice
      title={`You are on ${planTitles[plan]}!`}
      actions={<LinkButton to={billingPath}>Go to Billing</LinkButton>}
    >
      <p className="text-ink-soft">{message}</p>
      <dl className="mt-2 grid w-full grid-cols-2 gap-3">
        <Figure name="Credits kept" value={preservedCredits} />
        <Figure name="New credits" value={newCredits} />
      </dl>
      <p className="text-ink-soft text-sm">Taking you to Billing...</p>
    </CheckoutNotice>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse gap-0.5 rounded-control bg-sponge-wash px-3 py-3 text-sponge-ink">
      <dt className="text-sm">{name}</dt>
      <dd className="headline text-3xl tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}
