import type { Handle } from '../../../engines/engine.ts';
import { notifyChanged } from '../../../platform/events.ts';
import { writeLeased } from '../lease-queries.ts';
import type { ProjectRow } from '../queries.ts';
import type { Step, StepTools } from '../step.ts';
import { afterFault } from './again.ts';

/** Smaller steps of progress are not worth a write and an event. */
const PROGRESS_STEP = 0.01;

/** Asks the engine how far it is. */
export const poll: Step = async (project, tools, signal) => {
  const progress = await tools.engine.poll(project.handle as unknown as Handle, signal);
  switch (progress.state) {
    case 'queued':
    case 'running': {
      const row = await told(project, tools, progress.state, progress.fraction);
      return { waitMs: tools.engine.capabilities().pollMs, row };
    }
    case 'done':
      return {
        next: await writeLeased(tools.db, project, {
          step: 'collect',
          output: progress.output,
        }),
      };
    case 'failed':
      return afterFault(project, tools, progress.fault);
  }
};

async function told(
  project: ProjectRow,
  tools: StepTools,
  state: 'queued' | 'running',
  fraction: number | undefined,
): Promise<ProjectRow> {
  const known = project.progress ?? 0;
  const progress = fraction === undefined ? project.progress : Math.max(known, fraction);
  const moved =
    progress !== null && (project.progress === null || progress >= known + PROGRESS_STEP);
  if (state === project.engine_state && !moved) return project;
  const row = await writeLeased(tools.db, project, { engine_state: state, progress });
  await notifyChanged(tools.db, row.account_id, ['projects']);
  return row;
}
