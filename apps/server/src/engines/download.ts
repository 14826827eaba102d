import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { createAgents } from '../platform/download/agents.ts';
import { startClock } from '../platform/download/clock.ts';
import { follow } from '../platform/download/redirects.ts';
import { bodyOf } from '../platform/download/request.ts';
import type { Collected } from './engine.ts';

/**
 * Fetches a finished video to `destination`. `headers` (the engine's key) go to the URL's own origin
 * alone, and are dropped on a redirect elsewhere. Throws EngineError.
 */
export type Download = (
  url: string,
  options: { destination: string; headers?: Record<string, string>; signal: AbortSignal },
) => Promise<Collected>;

const LIMITS = {
  // A video of 8 seconds at 720p has 2 to 20 MB; ten times that is none that we asked for.
  largestBytes: 200 * 1024 * 1024,
  // 20 MB at 170 kB/s.
  totalMs: 120_000,
  quietMs: 20_000,
};

/**
 * A download that cannot be turned against us: over https from public addresses, whatever an engine
 * or a redirect says. The exceptions are `privateOrigins`, as URL.origin writes them: the operator's
 * own, by plain http too. The file is created, never overwritten, and removed again on failure. What
 * it throws is a DownloadError, except for an abort by `signal` and for trouble with our own disk.
 */
export function createDownload(options: {
  privateOrigins: readonly string[];
  /** Smaller in tests. */
  limits?: Partial<typeof LIMITS>;
}): Download {
  const agentFor = createAgents(options.privateOrigins);
  const limits = { ...LIMITS, ...options.limits };

  return async (url, { destination, headers = {}, signal: unwanted }) => {
    const file = await open(destination, 'wx');
    const clock = startClock(limits);
    const signal = AbortSignal.any([unwanted, clock.signal]);
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      const answered = await follow(url, { headers, agentFor, signal, heard: clock.heard });
      for await (const chunk of bodyOf(answered, { ...limits, signal })) {
        clock.heard();
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
      return { bytes, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(destination, { force: true });
      unwanted.throwIfAborted();
      throw error;
    } finally {
      clock.stop();
      await file.close();
    }
  };
}
