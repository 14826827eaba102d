import { counted, formatNumber } from '../plural.ts';

type Standing = {
  total: number;
  live: number;
  failed: number;
  /** Until the last has ended, as far as it is known. */
  secondsLeft: number | null;
};

/** How far a series is: "37 of 100, about 6 minutes", or how it ended: "10 videos, 1 failed". */
export function seriesWords({ total, live, failed, secondsLeft }: Standing): string {
  if (live === 0) {
    return `${counted(total, 'video')}${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`;
  }
  const left = secondsLeft === null ? '' : `, about ${timeWords(secondsLeft)}`;
  return `${formatNumber(total - live)} of ${formatNumber(total)}${left}`;
}

function timeWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}
