import type { Handle, VideoEngine, VideoRequest } from '../../../../engines/engine.ts';
import { SubmitError } from '../../../../engines/faults.ts';
import { tell } from '../../../../happenings.ts';
import type { StepTools } from '../step.ts';

/**
 * Asks an engine for a video, and tells how long that took. The answer is waited for, whatever happens
 * meanwhile: the outcome of an ask cut short is unknown. Throws SubmitError.
 */
export async function askEngine(
  engine: VideoEngine,
  request: VideoRequest,
  { db }: Pick<StepTools, 'db'>,
): Promise<Handle> {
  const beganAt = performance.now();
  let outcome: 'accepted' | 'refused' | 'unknown' = 'accepted';
  try {
    return await engine.submit(request, new AbortController().signal);
  } catch (error) {
    const isSure = error instanceof SubmitError && error.created === 'no';
    outcome = isSure ? 'refused' : 'unknown';
    throw error;
  } finally {
    const tookMs = Math.round(performance.now() - beganAt);
    await tell(db, 'engine.asked', { engine: engine.id, outcome, tookMs });
  }
}
