import type { Kysely } from 'kysely';
import type { LineUp } from '../../../engines/line-up.ts';
import type { Log } from '../../../platform/log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { DB } from '../../../schema.ts';
import type { ReadHistories } from '../eta.ts';
import type { AskLimits } from '../limits/limits.ts';
import type { Provenance } from '../provenance/provenance.ts';
import type { ProjectRow } from '../queries.ts';
import type { Failure } from './failure-words.ts';
import type { PollingPace } from './polling-pace.ts';

/** What the steps of a project work with. */
export type StepTools = {
  db: Kysely<DB>;
  engines: LineUp;
  limits: AskLimits;
  pace: PollingPace;
  readHistories: ReadHistories;
  storage: Storage;
  provenance: Provenance;
  ffmpegPath: string;
  /** For files in the making: folders named by a project's id, or by a job's, which begins with it. */
  workDirectory: string;
  log: Log;
};

/**
 * How a step ended. `next`: the row as it is now goes on at once. `waitMs`: the row goes on after a
 * while. `inLine`: the project was given back to wait for a place at its engine. `failed` and
 * `published`: the project ends.
 */
export type StepResult =
  | { next: ProjectRow }
  | { waitMs: number; row: ProjectRow }
  | { inLine: true }
  | { failed: Failure }
  | { published: true };

/**
 * One step of a project's way. Each writes down what it is about to do before it does it, and what
 * it did before the next one begins, so that it can be run again after a crash at any point.
 */
export type Step = (
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
) => Promise<StepResult>;
