import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Collected } from './engine.ts';

/** The length and SHA-256 of a file on this machine's disk. */
export async function hashFile(path: string): Promise<Collected> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
