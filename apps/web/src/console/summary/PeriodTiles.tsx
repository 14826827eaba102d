import type { Summary } from '@shortcake/contract/operator/summary';
import { counted, formatNumber } from '../../lib/plural.ts';
import { fromCents, fromMicroUsd, marginCents, marginShare } from '../lib/money.ts';
import { Figure } from '../ui/Figure.tsx';

/** What the period came to. */
export function PeriodTiles({ summary }: { summary: Summary }) {
  const { revenueCents, refundsCents, engineCostMicroUsd, unknownCostMicroUsd, videos } = summary;
  const margin = marginCents({ revenueCents, refundsCents, costMicroUsd: engineCostMicroUsd });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure
        name="Revenue"
        value={fromCents(revenueCents)}
        note={refundsCents > 0 ? `${fromCents(refundsCents)} refunded` : 'Nothing refunded'}
      />
      <Figure
        name="Engine cost"
        value={fromMicroUsd(engineCostMicroUsd)}
        note={
          unknownCostMicroUsd > 0
            ? `and ${fromMicroUsd(unknownCostMicroUsd)} not known yet`
            : undefined
        }
      />
      <Figure
        name="Margin"
        value={fromCents(margin)}
        isBad={margin < 0}
        note={revenueCents > 0 && `${marginShare(margin, revenueCents)} of revenue`}
      />
      <Figure
        name="Videos finished"
        value={formatNumber(videos.completed)}
        note={`of ${formatNumber(videos.asked)} asked for, ${counted(videos.failed, 'failure')}`}
      />
    </div>
  );
}
