import type { VideoRequest } from './engine.ts';
import { EngineError } from './faults.ts';

/** A request as a worker makes it. */
export function videoRequest(changes: Partial<VideoRequest> = {}): VideoRequest {
  return {
    jobId: 'project-1',
    prompt: 'A snail sleeps in a garden',
    aspectRatio: '9:16',
    resolution: '720p',
    durationSeconds: 8,
    generateAudio: true,
    enhancePrompt: false,
    isEnhancementTried: false,
    seed: 7,
    ...changes,
  };
}

/** What a call throws that must throw an EngineError. */
export async function engineError<Kind extends EngineError>(call: Promise<unknown>): Promise<Kind> {
  const thrown = await call.then(
    () => new Error('nothing was thrown'),
    (error: unknown) => error,
  );
  if (thrown instanceof EngineError) return thrown as Kind;
  throw thrown;
}

/** A fetch that gives up by itself, as a connection does that is lost. */
export const impatientFetch: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(300);
  return fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
  });
};
