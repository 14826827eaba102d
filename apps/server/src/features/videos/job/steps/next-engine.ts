import type { VideoEngine } from '../../../../engines/engine.ts';
import { switchedOff } from '../../limits/switches.ts';
import type { StepTools } from '../step.ts';

/** The engine that stands in for this one: the next in the line-up that is switched on. */
export async function nextEngine(
  engine: VideoEngine,
  { db, engines }: Pick<StepTools, 'db' | 'engines'>,
): Promise<VideoEngine | undefined> {
  const off = await switchedOff(db);
  let next = engines.after(engine);
  while (next !== undefined && off.has(next.id)) next = engines.after(next);
  return next;
}
