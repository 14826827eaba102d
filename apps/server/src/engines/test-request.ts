import type { Fake } from '@shortcake/sandbox/engines/fake';
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

/**
 * A fetch that gives up by itself, as a connection does that is lost, as soon as the fake has the
 * request: a limit of time would be over before that on a busy machine.
 */
export function impatientFetch({ journal }: Pick<Fake, 'journal'>): typeof fetch {
  return async (input, init) => {
    const before = journal.length;
    const limit = new AbortController();
    const timer = setInterval(() => {
      if (journal.length > before) limit.abort(new DOMException('it takes long', 'TimeoutError'));
    }, 5);
    const signals = init?.signal ? [init.signal, limit.signal] : [limit.signal];
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    } finally {
      clearInterval(timer);
    }
  };
}
