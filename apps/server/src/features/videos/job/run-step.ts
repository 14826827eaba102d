import { tell } from '../../../happenings.ts';
import type { ProjectRow } from '../queries.ts';
import type { Step, StepResult, StepTools } from './step.ts';
import { checkFile } from './steps/check.ts';
import { collectFile } from './steps/collect.ts';
import { pollEngine } from './steps/poll.ts';
import { publishFile } from './steps/publish.ts';
import { signFile } from './steps/sign.ts';
import { submitToEngine } from './steps/submit.ts';
import { workOf } from './work-of.ts';

/** submit -> poll (waiting in between) -> collect -> check -> sign -> publish; then the project has ended. */
const STEPS: Record<ProjectRow['step'], Step> = {
  submit: submitToEngine,
  poll: pollEngine,
  collect: collectFile,
  check: checkFile,
  sign: signFile,
  publish: publishFile,
};

/** Does the step that a project is at, and tells of its beginning and its end. */
export async function runStep(
  row: ProjectRow,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepResult> {
  const beganAt = performance.now();
  const work = workOf(row, tools);
  let outcome: ReturnType<typeof outcomeOf> | 'threw' = 'threw';
  await tell(tools.db, 'job.step-began', work);
  try {
    const result = await STEPS[row.step](row, tools, signal);
    outcome = outcomeOf(result);
    return result;
  } finally {
    const tookMs = Math.round(performance.now() - beganAt);
    await tell(tools.db, 'job.step-ended', { ...work, outcome, tookMs });
  }
}

function outcomeOf(result: StepResult) {
  if ('next' in result) return 'next';
  if ('waitMs' in result) return 'waits';
  if ('inLine' in result) return 'in line';
  return 'failed' in result ? 'failed' : 'published';
}
