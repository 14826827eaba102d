import type { Handle, Progress } from '../../../../engines/engine.ts';
import { EngineError } from '../../../../engines/faults.ts';
import { notifyChanged } from '../../../../platform/events.ts';
import { leavePlace } from '../../limits/places.ts';
import type { ProjectRow } from '../../queries.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step, StepTools } from '../step.ts';
import { actOnFault } from './act-on-fault.ts';
import { noteWork } from './engine-news.ts';
import { engineOf } from './engine-of.ts';

/** Smaller steps of progress are not worth a write and an event. */
const PROGRESS_STEP = 0.01;

/** Asks the engine how far it is. */
export const pollEngine: Step = async (project, tools, signal) => {
  const engine = engineOf(project, tools);
  let progress: Progress;
  try {
    progress = await engine.poll(project.handle as unknown as Handle, signal);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return actOnFault(project, tools, 'poll: no answer', error.fault);
  }
  switch (progress.state) {
    case 'queued':
    case 'running': {
      if (project.trouble !== null) await noteWork(engine, tools, 'job');
      const row = await noteProgress(project, tools, progress);
      return { waitMs: await tools.pace(engine), row };
    }
    case 'done': {
      const { output } = progress;
      const changes = { step: 'collect', output, step_errors: 0, trouble: null } as const;
      const row = await writeLeased(tools.db, project, changes);
      if (!engine.manner.inProcess) await leavePlace(tools.db, row.account_id);
      await noteWork(engine, tools, 'job');
      return { next: row };
    }
    case 'failed':
      return actOnFault(project, tools, 'poll: failed', progress.fault);
  }
};

async function noteProgress(
  project: ProjectRow,
  tools: StepTools,
  { state, fraction, position }: Progress & { state: 'queued' | 'running' },
): Promise<ProjectRow> {
  const known = project.progress ?? 0;
  const progress = fraction === undefined ? project.progress : Math.max(known, fraction);
  const hasMoved =
    progress !== null && (project.progress === null || progress >= known + PROGRESS_STEP);
  const queue_position = state === 'queued' ? (position ?? null) : null;
  const isNews =
    hasMoved || state !== project.engine_state || queue_position !== project.queue_position;
  if (!isNews && project.step_errors === 0) return project;
  const row = await writeLeased(tools.db, project, {
    ...{ engine_state: state, progress, queue_position },
    ...{ step_errors: 0, trouble: null },
  });
  if (isNews) await notifyChanged(tools.db, row.account_id, ['projects']);
  return row;
}
