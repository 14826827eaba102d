import { z } from 'zod';
import { type CallOptions, callEngine, retryAfterMs } from '../call.ts';
import { badOutput, EngineError, fileNotReady, keyRefused, overQuota } from '../faults.ts';
import { isKeyRefused } from '../google/errors.ts';

const form = z.object({ state: z.string() });

/**
 * Asks whether a file of the Gemini API may be downloaded; a completed interaction's video can lag
 * behind. `url` is the file's download address, on the API's own origin; `variable` names the key. Throws
 * EngineError.
 */
export async function mustBeActive(
  url: URL,
  { variable, ...options }: CallOptions & { variable: string },
): Promise<void> {
  const name = /^(.*\/files\/[\w-]+):download$/.exec(url.pathname)?.[1];
  if (name === undefined) return;
  const answer = await callEngine(`${url.origin}${name}`, options);
  if (answer.status === 429 || answer.status >= 500) {
    const detail = `a question about a file was refused with ${answer.status}`;
    throw new EngineError(overQuota(detail, retryAfterMs(answer.headers)));
  }
  if (isKeyRefused(answer)) throw new EngineError(keyRefused(variable, answer.status));
  const state = form.safeParse(answer.json).data?.state;
  if (state === 'PROCESSING') throw new EngineError(fileNotReady('the file is PROCESSING'));
  if (state === 'FAILED') throw new EngineError(badOutput('FILE_FAILED', 'the file is FAILED'));
  // Whatever else there is to say about it, the download itself says better.
}
