import type { Fault } from '../../../../engines/faults.ts';
import type { ProjectRow } from '../../queries.ts';
import type { Failure } from '../failure-words.ts';

/** What a project can meet with on its way, by the step that meets it. */
export type Met =
  /** The engine is not to be asked: its budget is spent, or its filter refused this person too often. */
  | 'submit: closed'
  /** The engine has surely not taken the ask. */
  | 'submit: refused'
  /** The engine may have taken the ask or not: the outcome is unknown. */
  | 'submit: no answer'
  /** The engine's list of jobs shows none of this ask. */
  | 'look-up: not found'
  /** The engine did not list its jobs. */
  | 'look-up: no answer'
  /** The engine did not say how far the job is: the job may be well. */
  | 'poll: no answer'
  /** The engine said that the job came to nothing. */
  | 'poll: failed'
  /** The engine did not give out the finished file. */
  | 'collect: no file'
  /** The file came, and is no good. */
  | 'check: bad file';

/** All that a decision hangs on. */
export type Case = {
  met: Met;
  fault: Fault;
  /** What the row remembers of earlier faults. */
  row: Counters;
  engine: { inProcess: boolean; listsJobs: boolean; hasNext: boolean };
  /** Milliseconds until the project's deadline. */
  leftMs: number;
  /** From 0 to 1: where in its range each wait lies. */
  chance: number;
};

export type Counters = Pick<
  ProjectRow,
  'attempt' | 'step_errors' | 'trouble' | 'bad_files' | 'lost_jobs' | 'sound_filtered'
>;

/** What a decision writes to the counters. */
export type Changes = Partial<Omit<Counters, 'attempt' | 'trouble'>> & { trouble?: Fault | null };

/** Why an ask is given up, for the note of it. */
export type Why = { reason: string; billed: Fault['billed'] };

/** What a project does after a fault; at once where there is no `waitMs`. */
export type Decision = (
  | { do: 'fail'; failure: Failure }
  /** Gives the ask up, and asks the next engine for the same credit. */
  | { do: 'ask next engine'; why: Why; changes: Changes }
  /** Gives the ask up, and asks the same engine for another video. */
  | { do: 'ask for another'; why: Why; changes: Changes; waitMs?: number }
  /** Asks the same engine once more: it surely has no job of this ask. */
  | { do: 'ask again'; changes: Changes; waitMs?: number }
  /** Takes the same step once more: nothing is asked for, and a job stays as it is. */
  | { do: 'repeat the step'; changes: Changes; waitMs: number }
  /** Looks for the job of this ask in the engine's list. */
  | { do: 'look up' }
) & { tellOperator?: true };
