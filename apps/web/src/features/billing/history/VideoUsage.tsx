import type { CreditUsage } from '@shortcake/contract/credit-usage';
import { planCredits } from '@shortcake/contract/credits';
import { type AccountPlan, planTitles } from '@shortcake/contract/plans';
import { counted, formatNumber } from '../../../lib/plural.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { BillingCard } from '../BillingCard.tsx';
import { Facts } from '../Facts.tsx';
import { creditShare, remainderOf } from './usage.ts';

type Props = { plan: AccountPlan; usage: CreditUsage };

export function VideoUsage({ plan, usage }: Props) {
  const { fromPlans, bought, used } = usage;
  const { remaining, owed } = remainderOf(usage);
  return (
    <BillingCard title="Video Usage">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="headline text-3xl tabular-nums">{formatNumber(remaining)}</span>
        <span className="text-ink-soft">remaining</span>
      </p>
      <Progress value={creditShare(remaining, plan)} aria-label="Credits remaining" />
      {plan !== 'free' && (
        <p className="text-ink-soft text-sm">
          {planTitles[plan]} gives {counted(planCredits[plan], 'credit')} each month
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
