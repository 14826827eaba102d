import type { VideoEngine } from '../../../../engines/engine.ts';
import type { ProjectRow } from '../../queries.ts';
import { msLeft } from '../lease-queries.ts';
import type { StepTools } from '../step.ts';

/**
 * Whether an engine would probably finish too late: less time is left until the project's deadline
 * than half of the engine's latest videos took. Such an ask is charged, brings no video, and gives
 * its credit back: a person who queues hundreds could have ten begun for nothing at each deadline.
 * An engine in this process costs nobody anything, and is always asked.
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
