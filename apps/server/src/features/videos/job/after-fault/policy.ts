import type { Case, Decision, Met } from './case.ts';
import {
  both,
  type Condition,
  findsAllItsJobs,
  isBadAtMost,
  isFiltered,
  isFirstFilterOfSound,
  isForGood,
  isInTheMaking,
  isKeyRefused,
  isLessOftenThan,
  isLessOftenThanItsLimit,
  isLost,
  isLostAtMost,
  isNotTheFilesFault,
  isWorthTheWait,
  listsItsJobs,
  mayPass,
  otherwise,
} from './conditions.ts';
import {
  askAgain,
  askForAnother,
  askForOtherSound,
  askNextEngine,
  type Consequence,
  failProject,
  failWithUnknownOutcome,
  lookAgain,
  lookUp,
  repeatSoon,
  tellOperatorAndAskNextEngine,
  waitAndAskAgain,
  waitAndAskForAnother,
  waitAndAskForTheLost,
  waitAndRepeat,
} from './consequences.ts';

/** Further asks of one engine after videos that came to nothing or were no good. */
export const MORE_AFTER_BAD_FILES = 2;
/** Further asks of one engine that loses its jobs. */
export const MORE_AFTER_LOSSES = 2;
/**
 * Refusals in a row of questions about a job, or of its file, after which the job is given up: half a
 * minute, by the backoff. A key may be changed meanwhile, and the job is being made all the same.
 */
export const MOST_REFUSALS = 7;
/** A request that is on its way to the engine, or in its hands, shows in its list after a moment. */
const MOST_LOOKS = 3;
/** Refusals in a row, and how long an engine is waited for, while another could be asked. */
export const PATIENCE = { times: 3, ms: 30_000 };
/**
 * How often in a row a file may be cut short, or be missing, before it counts as a bad one: 1.5 and
 * 15 s, by the backoff. For other passing reasons it is fetched again until the deadline: it is made
 * and charged, and another would be charged, too.
 */
const MOST_FETCHES = { DOWNLOAD_CUT: 3, FILE_MISSING: 6 };

/**
 * The policy after a fault: of what the project met with, the first line that fits counts. Steps
 * carry the decision out (steps/act-on-fault.ts); outcomes-*.test.ts go through the same with engines
 * and a database. Why it is so: docs/decisions/0022-engines-elsewhere.md.
 */
export const POLICY: Record<Met, readonly (readonly [when: Condition, then: Consequence])[]> = {
  'submit: closed': [[otherwise, askNextEngine]],

  'submit: refused': [
    [isFirstFilterOfSound, askForOtherSound],
    [isFiltered, failProject],
    [isForGood, tellOperatorAndAskNextEngine],
    [isWorthTheWait(PATIENCE), waitAndAskAgain],
    [otherwise, askNextEngine],
  ],

  'submit: no answer': [
    [listsItsJobs, lookUp],
    [otherwise, failWithUnknownOutcome],
  ],

  'look-up: not found': [
    [findsAllItsJobs, askAgain],
    [isLessOftenThan(MOST_LOOKS), lookAgain],
    [otherwise, failWithUnknownOutcome],
  ],

  'look-up: no answer': [
    [mayPass, waitAndRepeat],
    [isLessOftenThan(MOST_LOOKS), waitAndRepeat],
    [otherwise, failWithUnknownOutcome],
  ],

  'poll: no answer': [
    [mayPass, waitAndRepeat],
    [isLessOftenThan(MOST_REFUSALS), waitAndRepeat],
    [otherwise, (it) => decideAfterFault({ ...it, met: 'poll: failed', fault: maybeBilled(it) })],
  ],

  'poll: failed': [
    [isFirstFilterOfSound, askForOtherSound],
    // Another engine would be asked for the same.
    [isFiltered, failProject],
    [isLostAtMost(MORE_AFTER_LOSSES), waitAndAskForTheLost],
    [isLost, askNextEngine],
    [isForGood, tellOperatorAndAskNextEngine],
    [isBadAtMost(MORE_AFTER_BAD_FILES), waitAndAskForAnother],
    [otherwise, askNextEngine],
  ],

  'collect: no file': [
    [both(isKeyRefused, isLessOftenThan(MOST_REFUSALS)), waitAndRepeat],
    [isNotTheFilesFault, (it) => decideAfterFault({ ...it, met: 'poll: failed' })],
    [isInTheMaking, repeatSoon],
    [both(mayPass, isLessOftenThanItsLimit(MOST_FETCHES)), waitAndRepeat],
    [isBadAtMost(MORE_AFTER_BAD_FILES), askForAnother],
    [otherwise, failProject],
  ],

  'check: bad file': [
    [isBadAtMost(MORE_AFTER_BAD_FILES), askForAnother],
    [otherwise, failProject],
  ],
};

/** What follows from a fault. Asks nobody, and writes nothing. */
export function decideAfterFault(it: Case): Decision {
  const line = POLICY[it.met].find(([when]) => when(it));
  if (!line) throw new Error(`the policy says nothing of ${it.met}, ${it.fault.code}`);
  return line[1](it);
}

/** The job was taken, and may be made and charged although nobody learns of it. */
function maybeBilled({ fault }: Case): Case['fault'] {
  return { ...fault, billed: 'unknown' };
}
