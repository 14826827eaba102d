import { backoffMs } from '../backoff.ts';
import { failureOf, UNKNOWN_OUTCOME } from '../failure-words.ts';
import type { Case, Decision, Why } from './case.ts';
import { backoffOf, timesInARow } from './conditions.ts';

// The consequences of the policy: each makes a decision, and carries none out.

export type Consequence = (it: Case) => Decision;

/** The engine that was asked is looked at again so much later when it is at it and will tell. */
const SOON_MS = 1000;

export const failProject: Consequence = ({ fault }) => ({ do: 'fail', failure: failureOf(fault) });

export const failWithUnknownOutcome: Consequence = (it) =>
  failProject({ ...it, fault: UNKNOWN_OUTCOME });

export const askNextEngine: Consequence = (it) =>
  it.engine.hasNext
    ? { do: 'ask next engine', why: whyOf(it), changes: { bad_files: 0, lost_jobs: 0 } }
    : failProject(it);

export const tellOperatorAndAskNextEngine: Consequence = (it) => ({
  ...askNextEngine(it),
  tellOperator: true,
});

export const askForOtherSound: Consequence = (it) => ({
  do: 'ask for another',
  why: whyOf(it),
  changes: { sound_filtered: true },
});

/** The engine is well: its file was no good. */
export const askForAnother: Consequence = (it) => ({
  do: 'ask for another',
  why: whyOf(it),
  changes: { bad_files: it.row.bad_files + 1 },
});

export const waitAndAskForAnother: Consequence = (it) => {
  const { fault, row, chance } = it;
  const bad_files = row.bad_files + 1;
  const waitMs = backoffMs(bad_files, fault.retryAfterMs, chance);
  return { do: 'ask for another', why: whyOf(it), changes: { bad_files, trouble: fault }, waitMs };
};

export const waitAndAskForTheLost: Consequence = (it) => {
  const { fault, row, chance } = it;
  const changes = { lost_jobs: row.lost_jobs + 1, trouble: fault };
  const waitMs = backoffMs(row.attempt, 0, chance);
  return { do: 'ask for another', why: whyOf(it), changes, waitMs };
};

export const askAgain: Consequence = () => ({ do: 'ask again', changes: {} });

export const waitAndAskAgain: Consequence = (it) => ({
  do: 'ask again',
  changes: { step_errors: timesInARow(it), trouble: it.fault },
  waitMs: backoffOf(it),
});

export const lookUp: Consequence = () => ({ do: 'look up' });

export const lookAgain: Consequence = (it) => ({
  do: 'repeat the step',
  changes: { step_errors: timesInARow(it), trouble: null },
  waitMs: SOON_MS,
});

export const waitAndRepeat: Consequence = (it) => ({
  do: 'repeat the step',
  changes: { step_errors: timesInARow(it), trouble: it.fault },
  waitMs: backoffOf(it),
});

export const repeatSoon: Consequence = (it) => ({
  do: 'repeat the step',
  changes: { step_errors: timesInARow(it), trouble: it.fault },
  waitMs: SOON_MS,
});

const whyOf = ({ fault: { code, billed } }: Case): Why => ({ reason: code, billed });
