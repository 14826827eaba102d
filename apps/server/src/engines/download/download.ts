import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { createDownload as createGuarded } from '../../platform/download/download.ts';
import type { Collected } from '../engine.ts';
import { toFileError } from './file-error.ts';

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
 * Downloads from public addresses and from `privateOrigins`, as the platform's guard allows. The file
 * is created, never overwritten, and removed again on failure. What it throws is a FileError, except
 * for an abort by `signal` and for trouble with our own disk.
 */
export function createDownload(options: {
  privateOrigins: readonly string[];
  /** Smaller in tests. */
  limits?: Partial<typeof LIMITS>;
}): Download {
  const guarded = createGuarded(options.privateOrigins, { ...LIMITS, ...options.limits });

  return async (url, { destination, ...asked }) => {
    const file = await open(destination, 'wx');
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      for await (const chunk of guarded(url, asked)) {
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
      return { bytes, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(destination, { force: true });
      throw toFileError(error);
    } finally {
      await file.close();
    }
  };
}
