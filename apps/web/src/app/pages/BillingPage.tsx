import { hasPlan } from '@shortcake/contract/access';
import type { User } from '@shortcake/contract/account';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  creditUsageQuery,
  paymentsQuery,
  plansQuery,
  renewalQuery,
  unpaidInvoiceQuery,
} from '../../features/billing/api.ts';
import { RecentUsage } from '../../features/billing/history/RecentUsage.tsx';
import { SubscriptionHistory } from '../../features/billing/history/SubscriptionHistory.tsx';
import { VideoUsage } from '../../features/billing/history/VideoUsage.tsx';
import { ReturnedPayment } from '../../features/billing/payments/ReturnedPayment.tsx';
import { usePaymentReturn } from '../../features/billing/payments/usePaymentReturn.ts';
import { PlanCards } from '../../features/billing/plans/PlanCards.tsx';
import { BillingInfo } from '../../features/billing/subscription/BillingInfo.tsx';
import { CancelSubscription } from '../../features/billing/subscription/CancelSubscription.tsx';
import { CurrentSubscription } from '../../features/billing/subscription/CurrentSubscription.tsx';
import { isCancellable } from '../../features/billing/subscription/subscription-facts.ts';
import { UnpaidInvoice } from '../../features/billing/subscription/UnpaidInvoice.tsx';
import { transactionsQuery } from '../../features/session/api.ts';
import { useUser } from '../../features/session/useSession.ts';
import { errorText } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { BuyCredits } from '../../parts/BuyCredits.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export default function BillingPage() {
  const payment = usePaymentReturn();
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <PageTitle
        title="Billing"
        subtitle="Your plan, your credits, and every payment"
        action={
          <Button onClick={() => setBuying(true)}>
            <Plus aria-hidden="true" className="size-5" />
            Buy Credits
          </Button>
        }
      />
      {payment && <ReturnedPayment payment={payment} />}
      <Account />
      {isBuying && <BuyCredits onClose={() => setBuying(false)} />}
    </>
  );
}

function Account() {
  const user = useUser();
  const { data: transactions, error } = useQuery(transactionsQuery);
  const payments = useInfiniteQuery(paymentsQuery);
  // Stands above all else when there is one: to come later it would push everything down.
  const unpaid = useQuery({ ...unpaidInvoiceQuery, enabled: hasPlan(user) });
  const usage = useQuery(creditUsageQuery);
  const renewal = useQuery(renewalQuery(user));
  // A plan's card is as high as its words: whoever has scrolled down would see them jump.
  const plans = useQuery(plansQuery);
  const trouble =
    (!transactions && error) || (!payments.data && payments.error) || (!usage.data && usage.error);
  if (trouble) return <Unavailable error={trouble} />;
  const hasAll = transactions && payments.data && usage.data;
  if (!hasAll || unpaid.isLoading || plans.isLoading || renewal.isLoading) return <Loading />;
  // Who has a plan comes for the payments, everybody else for a plan.
  const plansLast = isCancellable(user);
  return (
    <div className="grid gap-10">
      {hasPlan(user) && <UnpaidInvoice user={user} />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 [&>:nth-child(3)]:md:max-xl:col-span-2">
        <CurrentSubscription user={user} payments={payments.data} />
        <VideoUsage running={renewal.data?.running ?? null} usage={usage.data} />
        <BillingInfo user={user} />
        <CancelSubscription user={user} />
      </div>
      {!plansLast && <Plans user={user} />}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <SubscriptionHistory payments={payments.data} />
        <RecentUsage transactions={transactions} />
      </div>
      {plansLast && <Plans user={user} />}
    </div>
  );
}

function Plans({ user }: { user: User }) {
  const navigate = useNavigate();
  return (
    <section className="grid gap-5">
      <h2 className="headline text-xl sm:text-2xl">
        {user.subscriptionStatus === 'cancelled' ? 'Resubscribe' : 'Available Plans'}
      </h2>
      <PlanCards user={user} onChoose={(plan) => void navigate(paths.checkout(plan))} />
    </section>
  );
}

const Unavailable = ({ error }: { error: Error }) => (
  <EmptyState title="Your billing could not be loaded" text={errorText(error)} />
);

const Loading = () => (
  <div
    role="status"
    aria-label="Loading billing"
    className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
  >
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </div>
);
