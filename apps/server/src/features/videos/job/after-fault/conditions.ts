import { backoffMs, faultsInARow } from '../backoff.ts';
import type { Case } from './case.ts';

// The conditions of the policy: what is so about a fault, the engine, and what came before.

export type Condition = (it: Case) => boolean;

export const otherwise: Condition = () => true;

/** The same may work later. */
export const mayPass: Condition = ({ fault }) => fault.kind === 'retryable';

export const isForGood: Condition = (it) => !mayPass(it);

export const isFiltered: Condition = ({ fault }) => fault.kind === 'filtered';

/** The sound that a model makes is a lottery: of the same prompt another may pass. */
export const isFirstFilterOfSound: Condition = ({ fault, row }) =>
  fault.kind === 'filtered' && fault.filtered === 'sound' && !row.sound_filtered;

/** The engine has forgotten the job. */
export const isLost: Condition = ({ fault }) => fault.kind === 'lost';

/** A job in this process dies with it, and costs nobody anything: its deadline is limit enough. */
export const isLostAtMost =
  (times: number): Condition =>
  (it) =>
    isLost(it) && (it.engine.inProcess || it.row.lost_jobs < times);

export const isBadAtMost =
  (times: number): Condition =>
  ({ row }) =>
    row.bad_files < times;

export const listsItsJobs: Condition = ({ engine }) => engine.listsJobs;

/** What an engine in this process does not find died with another process. */
export const findsAllItsJobs: Condition = ({ engine }) => engine.inProcess && engine.listsJobs;

export const isKeyRefused: Condition = ({ fault }) => fault.code === 'KEY_REFUSED';

/** Another video of the same engine would not be had either: its operator is needed. */
export const isNotTheFilesFault: Condition = (it) =>
  isLost(it) || isKeyRefused(it) || it.fault.code === 'FILE_ADDRESS_REFUSED';

/** The engine is still at the file, and says so. */
export const isInTheMaking: Condition = (it) => mayPass(it) && it.fault.code === 'FILE_NOT_READY';

export const isLessOftenThan =
  (times: number): Condition =>
  (it) =>
    timesInARow(it) < times;

/** By the fault's code; one that is not among them is never too often. */
export const isLessOftenThanItsLimit =
  (limits: Partial<Record<string, number>>): Condition =>
  (it) =>
    timesInARow(it) < (limits[it.fault.code] ?? Number.POSITIVE_INFINITY);

/**
 * Whether an engine that has refused for now is waited for: while another could be asked, only so
 * often and so long, and for no more than half of the time that is left; an engine that is alone is
 * waited for until the deadline.
 */
export const isWorthTheWait =
  ({ times, ms }: { times: number; ms: number }): Condition =>
  (it) => {
    const waitMs = backoffOf(it);
    if (!it.engine.hasNext) return waitMs < it.leftMs;
    return timesInARow(it) < times && waitMs <= Math.min(ms, it.leftMs / 2);
  };

export const both =
  (one: Condition, other: Condition): Condition =>
  (it) =>
    one(it) && other(it);

/** How often in a row the project has met with this, this time included. */
export function timesInARow({ met, row, fault }: Case): number {
  switch (met) {
    case 'submit: refused':
      return row.step_errors + 1;
    // A look that was answered leaves no trouble in the row; each kind of look counts by itself.
    case 'look-up: not found':
      return row.trouble === null ? row.step_errors + 1 : 1;
    case 'look-up: no answer':
      return row.trouble === null ? 1 : row.step_errors + 1;
    default:
      return faultsInARow(row, fault);
  }
}

export const backoffOf = (it: Case): number =>
  backoffMs(timesInARow(it), it.fault.retryAfterMs, it.chance);
