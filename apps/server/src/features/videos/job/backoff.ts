import type { Fault } from '../../../engines/faults.ts';
import type { ProjectRow } from '../queries.ts';

/** How often in a row a project's step has met this fault, this time included. */
export function faultsInARow(
  { trouble, step_errors }: Pick<ProjectRow, 'trouble' | 'step_errors'>,
  fault: Fault,
): number {
  return (trouble as Fault | null)?.code === fault.code ? step_errors + 1 : 1;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;

/**
 * Milliseconds to wait after so many failures in a row (1 or more): doubling from half a second to half
 * a minute, and no less than the engine says. A fifth of it is `chance`, from 0 to 1, so that those who
 * failed together do not come back together.
 */
export function backoffMs(failures: number, retryAfterMs = 0, chance = Math.random()): number {
  const ms = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs, ms * (0.9 + chance * 0.2));
}
