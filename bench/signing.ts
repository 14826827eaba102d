import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFile } from '../apps/server/src/engines/hash-file.ts';
import { makePoster } from '../apps/server/src/features/videos/media/poster.ts';
import {
  isSignable,
  readEngineManifest,
} from '../apps/server/src/features/videos/provenance/engine-manifest.ts';
import { signPoster, signVideo } from '../apps/server/src/features/videos/provenance/sign-video.ts';
import { DiskStorage } from '../apps/server/src/platform/storage/disk-storage.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { testProvenance } from '../apps/server/test/provenance.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

const ROUNDS = 11;
const PROJECT = { engine: 'fal', model: 'veo', file_changes: null };

/**
 * What signing adds to a video of eight seconds, beside the poster and the storing of the same one: all
 * that the step does with the file, and the poster's signature.
 */
export async function measureSigning(ffmpegPath: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shortcake-bench-'));
  try {
    // As large as the largest of the studio's, some 4 MB.
    const video = await testVideo({ rate: 24 });
    const storage = new DiskStorage(join(folder, 'stored'));
    const signing: number[] = [];
    const publishing: number[] = [];
    let added = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = join(folder, 'collected.mp4');
      const [to, poster] = [`${from}.signed`, `${from}.jpg`];
      await copyFile(video, from);
      const published = performance.now();
      await makePoster(from, poster, { ffmpegPath, signal: new AbortController().signal });
      const made = performance.now();
      await sign(from, to);
      await signPoster(poster, PROJECT, testProvenance());
      const signed = performance.now();
      added = (await stat(to)).size - (await stat(from)).size;
      await storage.put('poster.jpg', poster);
      await storage.put('video.mp4', to);
      signing.push(signed - made);
      publishing.push(performance.now() - signed + made - published);
    }
    const ms = median(signing);
    return [
      { name: 'signing a video of 8 s', value: ms, unit: 'ms', limit: 100, alone: true },
      { name: 'signing / poster and storing', value: ms / median(publishing), unit: 'x', limit: 1 },
      { name: 'signing adds', value: added / 1000, unit: 'kB', limit: 30 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sign(from: string, to: string): Promise<void> {
  if (!(await isSignable(from))) throw new Error('the video cannot be signed');
  const said = await readEngineManifest(from, 'of the engine');
  await signVideo({ from, to }, PROJECT, said, testProvenance());
  await hashFile(to);
}
