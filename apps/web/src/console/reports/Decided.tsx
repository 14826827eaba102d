import type { Report, ReportDecision } from '@shortcake/contract/operator/reports';
import { formatTime } from '../../lib/format-time.ts';
import { Said } from './Said.tsx';
import { words } from './words.ts';

type Props = {
  /** Null where the video was deleted first. */
  decided: Report['decided'];
  decisions: Record<ReportDecision, string>;
};

/** What was decided, by whom and why; of that is left what was decided. */
export const Decided = ({ decided, decisions }: Props) => (
  <div className="grid gap-1 border-line-strong/50 border-l-[3px] pl-3.5">
    {decided ? (
      <>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong>{decisions[decided.decision]}</strong>
          {decided.by && (
            <span className="text-ink-soft text-sm [overflow-wrap:anywhere]">
              {words.by(decided.by)}
            </span>
          )}
          <time dateTime={decided.at} className="text-ink-soft text-sm">
            {formatTime(decided.at)}
          </time>
        </p>
        <Said text={decided.reason || null} />
      </>
    ) : (
      <strong>{words.moot}</strong>
    )}
  </div>
);
