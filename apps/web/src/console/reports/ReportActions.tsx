import type { Decidable, Report } from '@shortcake/contract/operator/reports';
import { Check, EyeOff, RotateCcw } from 'lucide-react';
import { DecideButton } from './DecideButton.tsx';
import { words } from './words.ts';

type Props = { report: Report; of: Decidable };

/** The decision on a report, or on the objection that came after; or what takes a takedown back. */
export function ReportActions({ report: { id, kind, video }, of }: Props) {
  const { keep, remove } = of === 'report' ? words.first : words.second;
  const title = words.video.named(video?.title);
  return (
    <div className="flex flex-wrap gap-2">
      <DecideButton
        {...{ id, of, decision: 'keep', start: words.starts[of].keep[kind] }}
        Icon={of === 'report' ? Check : RotateCcw}
        words={{ ...keep, effect: keep.effect(title) }}
      />
      {of !== 'decision' && (
        <DecideButton
          {...{ id, of, decision: 'remove', start: words.starts[of].remove[kind] }}
          Icon={EyeOff}
          words={{ ...remove, effect: remove.effect(title) }}
        />
      )}
    </div>
  );
}
