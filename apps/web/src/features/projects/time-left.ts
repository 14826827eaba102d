import { counted } from '../../lib/plural.ts';

/** What a new estimate may differ by before the time that is shown follows it. */
const TOLERANCE_MS = 10_000;

/** As precise as an estimate can be: minutes, then tens of seconds; it ends at a few. */
export function timeLeftText(seconds: number): string {
  if (seconds > 50) return `About ${counted(Math.max(1, Math.round(seconds / 60)), 'minute')} left`;
  if (seconds < 5) return 'A few seconds left';
  return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
}

/**
 * When a video will be done, in ms since 1970, now that `toldSeconds` are said to be left: what was
 * believed before, `known`, unless the news is another. Small corrections would make the figure jump.
 */
export function endAfter(known: number, toldSeconds: number, now: number): number {
  const told = now + toldSeconds * 1000;
  return Math.abs(told - known) > TOLERANCE_MS ? told : known;
}
