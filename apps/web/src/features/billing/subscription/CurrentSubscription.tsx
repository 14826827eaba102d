import type { User } from '@shortcake/contract/account';
import { planTitles } from '@shortcake/contract/plans';
import type { Transaction } from '@shortcake/contract/transaction';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { formatCents } from '../../../lib/money.ts';
import { counted } from '../../../lib/plural.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { plansQuery, renewalQuery } from '../api.ts';
import { BillingCard } from '../BillingCard.tsx';
import { subscriptionFacts } from './subscription-facts.ts';

type Props = { user: User; payments: readonly Transaction[] };

export function CurrentSubscription({ user, payments }: Props) {
  const { plan, badge, date } = subscriptionFacts(user, payments);
  const offer = useQuery(plansQuery).data?.find((one) => one.plan === plan);
  const { renewal, running } = useQuery(renewalQuery(user)).data ?? {};
  const follows = renewal && renewal.plan !== plan ? renewal.plan : null;
  // Who subscribed before keeps price and credits.
  const price = running?.price ?? offer?.price;
  const videos = running?.credits ?? offer?.videos;
  return (
    <BillingCard
      title="Current Subscription"
      aside={<Badge tone={badge === 'Current' ? 'leaf' : 'neutral'}>{badge}</Badge>}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="headline text-3xl">{planTitles[plan]}</span>
        {price !== undefined && (
          <span className="text-ink-soft">
            <strong className="text-ink tabular-nums">{formatCents(price)}</strong> a month
          </span>
        )}
      </p>
      {plan === 'free' ? (
        <p className="text-ink-soft">No monthly plan. Credits that you buy work without one.</p>
      ) : (
        <p className="min-h-6 text-ink-soft">
          {videos !== undefined && `${counted(videos, 'video')} each month`}
        </p>
      )}
      {date && (
        <p className="mt-auto border-line border-t pt-4">
          {date.label} <strong>{formatDay(date.on)}</strong>
          {follows && (
            <>
              {' '}
              as <strong>{planTitles[follows]}</strong>
            </>
          )}
        </p>
      )}
    </BillingCard>
  );
}
