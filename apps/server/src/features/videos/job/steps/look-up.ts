import type { Handle } from '../../../../engines/engine.ts';
import { EngineError, type Fault } from '../../../../engines/faults.ts';
import { isHandleOfAnother, lateHandleOf } from '../../abandoned/queries.ts';
import type { ProjectRow } from '../../queries.ts';
import { backoffMs, UNKNOWN_OUTCOME } from '../failures.ts';
import { writeLeased } from '../lease-queries.ts';
import type { StepResult, StepTools } from '../step.ts';
import { engineOf } from './engine-of.ts';
import { requestOf } from './request.ts';
import { notMade, submitted } from './submitted.ts';

/** A request that is still on its way to the engine, or in its hands, shows after a moment. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 1000;

/**
 * A submit whose outcome is unknown: goes on with the job if the engine has it, and fails the project
 * if that cannot be told. It is never submitted again, but to an engine in this process, which surely
 * has no job that it does not find.
 */
export async function lookUp(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepResult> {
  const engine = engineOf(project, tools);
  const since = project.submit_started_at;
  if (!engine.find || since === null) return { failed: UNKNOWN_OUTCOME };
  try {
    for (const handle of await engine.find(requestOf(project), since, signal)) {
      if (await isFree(handle, project, tools)) return await submitted(project, tools, handle);
    }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return unanswered(project, tools, error.fault);
  }
  if (engine.manner.inProcess) return { next: await notMade(project, tools) };
  return foundNothing(project, tools);
}

/**
 * The same for a project that was taken over. Its worker may live, only late, and know the answer: it
 * writes it down as soon as it learns that the project is not its own any more.
 */
export async function lookUpOfAnother(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepResult> {
  const handle = await lateHandleOf(tools.db, project);
  if (handle) return submitted(project, tools, handle);
  if (engineOf(project, tools).find) return lookUp(project, tools, signal);
  return foundNothing(project, tools);
}

// Two people may have asked for the same at the same time.
async function isFree(handle: Handle, project: ProjectRow, { db }: StepTools): Promise<boolean> {
  return !(await isHandleOfAnother(db, handle, project));
}

async function foundNothing(project: ProjectRow, tools: StepTools): Promise<StepResult> {
  const looks = project.trouble === null ? project.step_errors + 1 : 1;
  if (looks >= LOOKS) return { failed: UNKNOWN_OUTCOME };
  const row = await writeLeased(tools.db, project, { step_errors: looks, trouble: null });
  return { waitMs: BETWEEN_LOOKS_MS, row };
}

/** The engine did not list its jobs: a look that does not count, unless it never will. */
async function unanswered(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  const errors = project.trouble === null ? 1 : project.step_errors + 1;
  if (fault.kind !== 'retryable' && errors >= LOOKS) return { failed: UNKNOWN_OUTCOME };
  const row = await writeLeased(tools.db, project, { step_errors: errors, trouble: fault });
  return { waitMs: backoffMs(errors, fault.retryAfterMs), row };
}
