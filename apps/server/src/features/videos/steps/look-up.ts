import type { Handle } from '../../../engines/engine.ts';
import { EngineError } from '../../../engines/faults.ts';
import { isHandleOfAnother } from '../abandoned-queries.ts';
import { backoffMs, UNKNOWN_OUTCOME } from '../faults.ts';
import { writeLeased } from '../lease-queries.ts';
import type { ProjectRow } from '../queries.ts';
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
  const looks = project.step_errors + 1;
  let waitMs = BETWEEN_LOOKS_MS;
  try {
    for (const handle of await engine.find(requestOf(project), since, signal)) {
      if (await isFree(handle, project, tools)) return await submitted(project, tools, handle);
    }
    if (engine.manner.inProcess) return { next: await notMade(project, tools) };
    if (looks >= LOOKS) return { failed: UNKNOWN_OUTCOME };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    waitMs = backoffMs(looks, error.fault.retryAfterMs);
  }
  return { waitMs, row: await writeLeased(tools.db, project, { step_errors: looks }) };
}

// Two people may have asked for the same at the same time.
async function isFree(handle: Handle, { id }: ProjectRow, { db }: StepTools): Promise<boolean> {
  return !(await isHandleOfAnother(db, handle, id));
}
