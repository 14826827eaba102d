import type { Fault } from '../../../engines/faults.ts';
import type { ProjectRow } from '../queries.ts';
import type { Failure } from './outcome.ts';

const ADVICE = {
  prompt: 'Changing the prompt helps.',
  picture: 'Changing the prompt helps.',
  sound: 'Changing the prompt helps, and so does a video without sound.',
};

/** The engine may have taken an ask or not, and it cannot be told which. */
export const UNKNOWN_OUTCOME: Fault = {
  kind: 'fatal',
  code: 'SUBMIT_OUTCOME_UNKNOWN',
  message: 'The video service did not answer when we asked for this video.',
  detail: 'a submit was not answered, and the job was not found',
  billed: 'unknown',
};

/** The engine's file was looked at, and is no good. */
export const BAD_FILE: Fault = {
  kind: 'fatal',
  code: 'BAD_FILE',
  message: 'The video that came back was damaged, so we did not keep it.',
  detail: 'the file did not pass the check',
  billed: 'yes',
};

/** Faults of one ask: another may go well at once. */
const OF_ONE_ASK = [UNKNOWN_OUTCOME, BAD_FILE].map(({ code }) => code);

/** What people read when a project fails, in words that say whether a change of theirs helps. */
export function failureOf(fault: Fault): Failure {
  const { code, message, billed } = fault;
  return { code, reason: `${message} ${adviceFor(fault)}`, billed };
}

function adviceFor({ kind, code, filtered }: Fault): string {
  if (kind === 'filtered') return ADVICE[filtered ?? 'prompt'];
  return OF_ONE_ASK.includes(code) ? 'Please try again.' : 'Please try again later.';
}

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
 * a minute, and no less than the engine says. A fifth of it is `chance`, from 0 to 1, so that those who
 * failed together do not come back together.
 */
export function backoffMs(failures: number, retryAfterMs = 0, chance = Math.random()): number {
  const ms = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs, ms * (0.9 + chance * 0.2));
}
