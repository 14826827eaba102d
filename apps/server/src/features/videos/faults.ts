import type { Fault } from '../../engines/engine.ts';
import type { Failure } from './outcome.ts';

/** What people read when an engine gave up, in words that say whether a change of theirs helps. */
export function failureOf(fault: Fault): Failure {
  switch (fault.kind) {
    case 'filtered':
      return {
        code: fault.code,
        reason: `The video model refused this prompt: ${fault.message} Changing the prompt helps.`,
      };
    case 'retryable':
    case 'lost':
    case 'fatal':
      return {
        code: fault.code,
        reason: 'The video service had a problem and could not make this video. Please try again.',
      };
  }
}

export const UNKNOWN_OUTCOME: Failure = {
  code: 'SUBMIT_OUTCOME_UNKNOWN',
  reason: 'The video service did not answer when we asked for this video. Please try again.',
};

/** Wait before asking again: what the engine says, else doubling from 1 s to at most 30 s. */
export function backoffMs(attempt: number, retryAfterMs?: number): number {
  return retryAfterMs ?? Math.min(30_000, 1000 * 2 ** Math.max(0, attempt - 1));
}
