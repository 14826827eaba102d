import { counted, formatNumber } from './plural.ts';

type Standing = {
  total: number;
  live: number;
  failed: number;
  /** What is told of those that are live, in seconds; of none, no time is said. */
  secondsLeft: readonly number[];
};

/** How far a series is: "37 of 100, about 6 minutes", or how it ended: "10 videos, 1 failed". */
export function seriesWords({ total, live, failed, secondsLeft }: Standing): string {
  if (live === 0) {
    return `${counted(total, 'video')}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`;
  }
  const left = secondsLeft.length === 0 ? '' : `, about ${minutes(Math.max(...secondsLeft))}`;
  return `${formatNumber(total - live)} of ${formatNumber(total)}${left}`;
}

const minutes = (seconds: number): string =>
  seconds < 60 ? 'a minute' : counted(Math.round(seconds / 60), 'minute');
