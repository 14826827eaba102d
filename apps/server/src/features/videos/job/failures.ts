import type { Fault } from '../../../engines/faults.ts';
import type { ProjectRow } from '../queries.ts';
import type { Failure } from './outcome.ts';

const ADVICE = {
  prompt: 'Changing the prompt helps.',
  picture: 'Changing the prompt helps.',
  sound: 'Changing the prompt helps, and so does a video without sound.',
};

/** What people read when an engine gave up, in words that say whether a change of theirs helps. */
export function failureOf({ kind, code, message, filtered, billed }: Fault): Failure {
  const advice = kind === 'filtered' ? ADVICE[filtered ?? 'prompt'] : 'Please try again later.';
  return { code, reason: `${message} ${advice}`, billed };
}

export const UNKNOWN_OUTCOME: Failure = {
  code: 'SUBMIT_OUTCOME_UNKNOWN',
  reason: 'The video service did not answer when we asked for this video. Please try again.',
  billed: 'unknown',
};

export const BAD_FILE: Failure = {
  code: 'BAD_FILE',
  reason: 'The video that came back was damaged, so we did not keep it. Please try again.',
  billed: 'yes',
};

/**
 * Refusals in a row of questions about a job, or of its file, after which it is given up, half a minute
 * by the backoff: a key may be changed meanwhile, and the job is being made all the same.
 */
export const MOST_REFUSALS = 7;

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
 * a minute, and no less than the engine says. A fifth of it is chance, so that those who failed
 * together do not come back together.
 */
export function backoffMs(failures: number, retryAfterMs = 0): number {
  const ms = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs, ms * (0.9 + Math.random() * 0.2));
}
