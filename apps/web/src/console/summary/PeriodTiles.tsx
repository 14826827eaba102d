import type { Summary } from '@shortcake/contract/operator/summary';
import { counted, formatNumber } from '../../lib/plural.ts';
import { fromCents, fromMicroUsd, marginCents, marginShare } from '../lib/money.ts';
import { Figure } from '../ui/Figure.tsx';

/** What the period came to. */
export function PeriodTiles({ summary }: { summary: Summary }) {
  const { revenueCents, refundsCents, engineCostMicroUsd, videos } = summary;
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
        note={costNotes(summary)}
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
        note={`of ${formatNumber(videos.asked)} asked for; ${formatNumber(videos.failed)} failed, ${formatNumber(videos.abandoned)} were deleted after an engine took them`}
      />
    </div>
  );
}

/** What is not in the cost, so that nobody takes the margin for better than it is. */
function costNotes({ unknownCostMicroUsd, unpriced }: Summary): string | undefined {
  const notes = [
    ...(unknownCostMicroUsd > 0 ? [`and ${fromMicroUsd(unknownCostMicroUsd)} not known yet`] : []),
    ...(unpriced > 0 ? [`without ${counted(unpriced, 'ask')} of unknown price`] : []),
  ];
  return notes.join('; ') || undefined;
}
