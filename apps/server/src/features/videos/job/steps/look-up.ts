import type { Handle } from '../../../../engines/engine.ts';
import { EngineError } from '../../../../engines/faults.ts';
import { isHandleOfAnother, lateHandleOf } from '../../abandoned/queries.ts';
import type { ProjectRow } from '../../queries.ts';
import { UNKNOWN_OUTCOME } from '../failure-words.ts';
import type { StepResult, StepTools } from '../step.ts';
import { actOnFault } from './act-on-fault.ts';
import { engineOf } from './engine-of.ts';
import { requestOf } from './request.ts';
import { storeHandle } from './store-handle.ts';

/**
 * A project with an intent and no handle: goes on with the job if the engine has it. The worker that
 * asked may live, only late, and know the answer: it writes the answer down as soon as it learns that
 * the project is not its own any more.
 */
export async function lookUp(
  project: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepResult> {
  const late = await lateHandleOf(tools.db, project);
  if (late) return storeHandle(project, tools, late);
  const engine = engineOf(project, tools);
  const since = project.submit_started_at as Date;
  try {
    for (const handle of (await engine.find?.(requestOf(project), since, signal)) ?? []) {
      if (await isFree(handle, project, tools)) return await storeHandle(project, tools, handle);
    }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return actOnFault(project, tools, 'look-up: no answer', error.fault);
  }
  return actOnFault(project, tools, 'look-up: not found', UNKNOWN_OUTCOME);
}

// Two people may have asked for the same at the same time.
async function isFree(handle: Handle, project: ProjectRow, { db }: StepTools): Promise<boolean> {
  return !(await isHandleOfAnother(db, handle, project));
}
