import type { VideoEngine } from '../../../../engines/engine.ts';
import type { ProjectRow } from '../../queries.ts';
import { msLeft } from '../lease-queries.ts';
import type { StepTools } from '../step.ts';

/**
 * Whether less time is left until a project's deadline than half of the engine's latest videos took.
 * Such an ask is charged and brings nobody a video, and its credit comes back: who queues hundreds
 * could have ten of them begun for nothing at each deadline. What is drawn here costs nobody anything.
 */
export async function wouldComeTooLate(
  project: ProjectRow,
  engine: VideoEngine,
  { db, readHistories }: Pick<StepTools, 'db' | 'readHistories'>,
): Promise<boolean> {
  if (engine.manner.inProcess) return false;
  const history = (await readHistories([{ ...project, engine: engine.id }])).get(engine.id);
  return !!history && (await msLeft(db, project)) < history.medianSeconds * 1000;
}
