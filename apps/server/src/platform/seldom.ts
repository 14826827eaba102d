import { WindowCounts } from './window-counts.ts';

const MINUTE_MS = 60_000;
const counts = () => new WindowCounts(() => performance.now(), MINUTE_MS);
let told = counts();

/**
 * Whether a line may be logged that anybody can cause as often as they like: once a minute of each
 * kind in a process, so that nobody floods the log. A kind must not hold words of a visitor's own.
 */
export function isSeldom(kind: string): boolean {
  return told.countUpTo(1, kind).isCounted;
}

/** Forgets what was told: for tests that share a process. */
export function forgetTold(): void {
  told = counts();
}
