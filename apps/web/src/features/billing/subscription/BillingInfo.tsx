import type { User } from '@shortcake/contract/account';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { renewalQuery } from '../api.ts';
import { BillingCard } from '../BillingCard.tsx';
import { Facts } from '../Facts.tsx';
import { SyncSubscription } from './SyncSubscription.tsx';
import { isCancellable, periodEnd } from './subscription-facts.ts';

/** What will be charged, when, and to whom. */
export function BillingInfo({ user }: { user: User }) {
  const renewal = useQuery(renewalQuery(user)).data?.renewal;
  const renews = isCancellable(user);
  // A space that does not break keeps the line's room until the price is there.
  const next = renewal ? formatCents(renewal.price) : '\u00a0';
  return (
    <BillingCard title="Billing Info">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="headline text-3xl tabular-nums">{renews ? next : formatCents(0)}</span>
        <span className="text-ink-soft">{renews ? 'next payment' : 'nothing to pay'}</span>
      </p>
      <Facts
        facts={[
          ['Next billing date', renews ? formatDay(periodEnd(user)) : 'None'],
          ['Billing period', renews ? 'Monthly' : 'None'],
          ['Billed to', user.email],
        ]}
      />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4">
        <p className="grow basis-48 text-ink-soft text-sm">
          Payments run through Stripe. Your card number never reaches our server.
        </p>
        <SyncSubscription />
      </div>
    </BillingCard>
  );
}
