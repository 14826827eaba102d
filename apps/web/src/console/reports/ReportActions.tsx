import type { Report } from '@shortcake/contract/operator/reports';
import { Check, EyeOff, RotateCcw } from 'lucide-react';
import { DecideButton } from './DecideButton.tsx';
import { words } from './words.ts';

/** The decision on a report, or on the objection that came after. */
export function ReportActions({ report }: { report: Report }) {
  const { id, kind, video, decided } = report;
  const of = decided ? 'objection' : 'report';
  const { keep, remove } = decided ? words.second : words.first;
  const starts = decided
    ? words.secondStarts
    : { keep: words.starts.keep[kind], remove: words.starts.remove[kind] };
  const title = video?.title ? `"${video.title}"` : words.video.unnamed;
  return (
    <div className="flex flex-wrap gap-2">
      <DecideButton
        {...{ id, of, decision: 'keep', start: starts.keep }}
        Icon={decided ? RotateCcw : Check}
        words={{ ...keep, effect: keep.effect(title) }}
      />
      <DecideButton
        {...{ id, of, decision: 'remove', start: starts.remove }}
        Icon={EyeOff}
        words={{ ...remove, effect: remove.effect(title) }}
      />
    </div>
  );
}
