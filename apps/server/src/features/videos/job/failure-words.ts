import type { Fault } from '../../../engines/faults.ts';

/** Why a project failed: `code` for operators, `reason` for people, and what the engine charges. */
export type Failure = { code: string; reason: string; billed: Fault['billed'] };

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

export const WAITED_TOO_LONG: Failure = {
  code: 'WAITED_TOO_LONG',
  reason:
    'This video waited so long for its turn that it could not have been made in time, so it was not begun. Please try again.',
  billed: 'no',
};

/** Says what held the project up, where that is known. */
export function deadlinePassed(trouble: Fault | null): Failure {
  const stopped = 'This video took too long to make, so we stopped waiting for it.';
  const reason = trouble ? `${stopped} ${trouble.message}` : stopped;
  return { code: 'DEADLINE_PASSED', reason, billed: 'unknown' };
}
