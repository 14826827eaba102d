import { timeLeftText } from './time-left.ts';
import { useCountdown } from './useCountdown.ts';

/** Counts down for who looks; it is not read out. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <p className="text-ink-soft text-sm tabular-nums">{timeLeftText(useCountdown(seconds))}</p>
  );
}
