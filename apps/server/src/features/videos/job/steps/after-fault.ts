import type { VideoEngine } from '../../../../engines/engine.ts';
import type { Fault } from '../../../../engines/faults.ts';
import { logSecurity } from '../../../../platform/security-log.ts';
import { abandonAsk } from '../../abandoned/note.ts';
import { NOTHING_RESERVED } from '../../limits/reservations.ts';
import type { ProjectRow } from '../../queries.ts';
import { backoffMs, failureOf } from '../failures.ts';
import { lockLeased, writeLeased } from '../lease-queries.ts';
import { discardJob, isInProcess } from '../leftovers.ts';
import type { Failure } from '../outcome.ts';
import type { StepResult, StepTools } from '../step.ts';
import { engineOf } from './engine-of.ts';

/** Further asks that a project gets after a file that is no good (contract: up to 2 more tries). */
const MORE_TRIES = 2;

/** Further asks that a project gets of an engine that loses its jobs. */
const MORE_AFTER_LOSSES = 2;

type Why = { reason: string; billed: Fault['billed'] };

/** Gives the present ask up and goes back to submit. Progress that people saw stays: it never goes back. */
async function askAgain(
  project: ProjectRow,
  tools: StepTools,
  why: Why,
  changes: {
    bad_files?: number;
    lost_jobs?: number;
    sound_filtered?: boolean;
    engine?: string;
    trouble?: Fault;
  } = {},
): Promise<ProjectRow> {
  if (isInProcess(project, tools)) await discardJob(project, tools);
  return tools.db.transaction().execute(async (db) => {
    // Repeated when the answer to a commit was lost: by then the row has nothing left to give up.
    const given = await lockLeased(db, project);
    const row = await writeLeased(db, project, {
      step: 'submit',
      attempt: project.attempt + 1,
      submit_started_at: null,
      handle: null,
      engine_state: null,
      queue_position: null,
      output: null,
      file_bytes: null,
      file_sha256: null,
      step_errors: 0,
      ...NOTHING_RESERVED,
      ...changes,
    });
    await abandonAsk(db, given, why);
    return row;
  });
}

/** Counts a try that came to nothing, and either asks again or fails the project. */
export async function countBadTry(
  project: ProjectRow,
  tools: StepTools,
  failure: Failure,
): Promise<StepResult> {
  if (project.bad_files >= MORE_TRIES) return { failed: failure };
  const why = { reason: failure.code, billed: failure.billed };
  return { next: await askAgain(project, tools, why, { bad_files: project.bad_files + 1 }) };
}

/** Asks the engine that stands in, for the same credit; fails the project when there is none. */
export async function askNextEngine(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  const engine = engineOf(project, tools);
  const next = tools.engines.after(engine);
  if (!next) return { failed: failureOf(fault) };
  tools.log.warn(
    { project: project.id, engine: engine.id, code: fault.code, next: next.id },
    'another engine stands in',
  );
  const why = { reason: fault.code, billed: fault.billed };
  const changes = { engine: next.id, bad_files: 0, lost_jobs: 0 };
  return { next: await askAgain(project, tools, why, changes) };
}

/** What follows when the engine says that a job it had taken came to nothing. */
export async function afterFault(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  const why = { reason: fault.code, billed: fault.billed };
  switch (fault.kind) {
    case 'filtered':
      return afterFilter(project, tools, fault);
    case 'lost': {
      // A job in this process dies with it, and costs nobody anything: its deadline is limit enough.
      if (!isInProcess(project, tools) && project.lost_jobs >= MORE_AFTER_LOSSES) {
        return askNextEngine(project, tools, fault);
      }
      const changes = { lost_jobs: project.lost_jobs + 1, trouble: fault };
      const row = await askAgain(project, tools, why, changes);
      return { waitMs: backoffMs(project.attempt), row };
    }
    case 'retryable': {
      if (project.bad_files >= MORE_TRIES) return askNextEngine(project, tools, fault);
      const changes = { bad_files: project.bad_files + 1, trouble: fault };
      const row = await askAgain(project, tools, why, changes);
      return { waitMs: backoffMs(row.bad_files, fault.retryAfterMs), row };
    }
    case 'fatal':
      tellOperator(engineOf(project, tools), fault, tools);
      return askNextEngine(project, tools, fault);
  }
}

/** Another engine would be asked for the same: a filter ends it, but for the one that is a lottery. */
export async function afterFilter(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  if (fault.filtered !== 'sound' || project.sound_filtered) return { failed: failureOf(fault) };
  const why = { reason: fault.code, billed: fault.billed };
  return { next: await askAgain(project, tools, why, { sound_filtered: true }) };
}

/** What nobody but the operator can mend. */
export function tellOperator(engine: VideoEngine, fault: Fault, { log }: StepTools): void {
  if (fault.code === 'KEY_REFUSED') {
    logSecurity(log, { event: 'key-refused', account: null, service: engine.id });
  }
  log.error(
    { engine: engine.id, code: fault.code, detail: fault.detail },
    'a video engine needs its operator',
  );
}
