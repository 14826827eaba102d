import type { Report, ReportDecision } from '@shortcake/contract/operator/reports';
import { formatTime } from '../lib/times.ts';
import { Said } from './Said.tsx';

type Props = {
  decided: NonNullable<Report['decided']>;
  words: Record<ReportDecision, string>;
};

/** What was decided, by whom and why; of that is left what was decided. */
export const Decided = ({ decided: { decision, reason, by, at }, words }: Props) => (
  <div className="grid gap-1 border-line-strong/50 border-l-[3px] pl-3.5">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong>{words[decision]}</strong>
      {by && <span className="text-ink-soft text-sm [overflow-wrap:anywhere]">by {by}</span>}
      <time dateTime={at} className="text-ink-soft text-sm">
        {formatTime(at)}
      </time>
    </p>
    <Said text={reason || null} />
  </div>
);
