import { type Patience, startClock } from './clock.ts';
import { createAgentFor } from './private-addresses.ts';
import { followRedirects } from './redirects.ts';
import { bodyOf } from './request.ts';

/**
 * The bytes of a file, as they come. `headers` go to the URL's own origin alone, and are dropped on a
 * redirect elsewhere. Throws DownloadError, or the reason of an abort by `signal`.
 */
export type Download = (
  url: string,
  options: { headers?: Record<string, string>; signal: AbortSignal },
) => AsyncIterable<Uint8Array>;

/**
 * Downloads that cannot be turned against us: over https from public addresses, whatever a stranger
 * or a redirect says. The exceptions are `privateOrigins`, as URL.origin writes them: the operator's
 * own, by plain http too.
 */
export function createDownload(
  privateOrigins: readonly string[],
  limits: Patience & { largestBytes: number },
): Download {
  const agentFor = createAgentFor(privateOrigins);
  return async function* download(url, { headers = {}, signal: unwanted }) {
    const clock = startClock(limits);
    const signal = AbortSignal.any([unwanted, clock.signal]);
    try {
      const answered = await followRedirects(url, {
        headers,
        agentFor,
        signal,
        heard: clock.heard,
      });
      for await (const chunk of bodyOf(answered, { ...limits, signal })) {
        clock.heard();
        yield chunk;
      }
    } catch (error) {
      unwanted.throwIfAborted();
      throw error;
    } finally {
      clock.stop();
    }
  };
}
