import type { VideoEngine } from '../../../../engines/engine.ts';
import type { ProjectRow } from '../../queries.ts';
import type { StepTools } from '../step.ts';

/** The engine that a project is with, or begins with. */
export function engineOf({ engine }: ProjectRow, { engines }: StepTools): VideoEngine {
  if (engine === null) return engines.first;
  const found = engines.get(engine);
  // No lane claims such a project.
  if (!found) throw new Error(`${engine} is not among the configured engines`);
  return found;
}
