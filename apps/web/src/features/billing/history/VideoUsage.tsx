import type { CreditUsage } from '@shortcake/contract/credit-usage';
import { planTitles } from '@shortcake/contract/plans';
import type { OwnMonth } from '@shortcake/contract/subscription';
import { counted, formatNumber } from '../../../lib/plural.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { BillingCard } from '../BillingCard.tsx';
import { Facts } from '../Facts.tsx';
import { creditShare, remainderOf } from './usage.ts';

type Props = {
  /** What the person's subscription gives; null without one. */
  running: OwnMonth | null;
  usage: CreditUsage;
};

export function VideoUsage({ running, usage }: Props) {
  const { fromPlans, bought, used } = usage;
  const { remaining, owed } = remainderOf(usage);
  return (
    <BillingCard title="Video Usage">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="headline text-3xl tabular-nums">{formatNumber(remaining)}</span>
        <span className="text-ink-soft">remaining</span>
      </p>
      <Progress value={creditShare(remaining, running?.credits)} aria-label="Credits remaining" />
      {running && (
        <p className="text-ink-soft text-sm">
          {planTitles[running.plan]} gives {counted(running.credits, 'credit')} each month
        </p>
      )}
      {owed > 0 && (
        <p className="text-sm">
          A refund took back {counted(owed, 'credit')} more than was left. What comes next makes up
          for it.
        </p>
      )}
      <div className="mt-auto border-line border-t pt-4">
        <Facts
          facts={[
            ['From plans', formatNumber(fromPlans)],
            ['Bought', formatNumber(bought)],
            ['Used', formatNumber(used)],
          ]}
        />
      </div>
    </BillingCard>
  );
}
