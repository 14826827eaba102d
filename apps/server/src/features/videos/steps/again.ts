import type { Fault } from '../../../engines/engine.ts';
import { failureOf } from '../faults.ts';
import { writeLeased } from '../lease-queries.ts';
import { discardJob } from '../leftovers.ts';
import type { Failure } from '../outcome.ts';
import type { ProjectRow } from '../queries.ts';
import type { StepResult, StepTools } from '../step.ts';

/** Further asks that a project gets after a file that is no good (contract: up to 2 more tries). */
const MORE_TRIES = 2;

/** Goes back to submit with a new ask. The progress that people saw stays: it never goes back. */
async function askAgain(
  project: ProjectRow,
  tools: StepTools,
  changes: { bad_files?: number } = {},
): Promise<ProjectRow> {
  await discardJob(project, tools);
  return writeLeased(tools.db, project, {
    step: 'submit',
    attempt: project.attempt + 1,
    submit_started_at: null,
    handle: null,
    engine_state: null,
    output: null,
    ...changes,
  });
}

/** Counts a try that came to nothing, and either asks again or fails the project. */
export async function countBadTry(
  project: ProjectRow,
  tools: StepTools,
  failure: Failure,
): Promise<StepResult> {
  if (project.bad_files >= MORE_TRIES) return { failed: failure };
  return { next: await askAgain(project, tools, { bad_files: project.bad_files + 1 }) };
}

/** What follows when the engine says that a job it had taken came to nothing. */
export async function afterFault(
  project: ProjectRow,
  tools: StepTools,
  fault: Fault,
): Promise<StepResult> {
  // What a restart forgot was neither made nor billed: asking again costs nothing.
  if (fault.kind === 'lost') return { next: await askAgain(project, tools) };
  if (fault.kind === 'retryable') return countBadTry(project, tools, failureOf(fault));
  return { failed: failureOf(fault) };
}
