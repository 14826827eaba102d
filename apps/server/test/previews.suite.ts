import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loudness } from '@shortcake/studio/loudness';
import { expect } from 'vitest';
import { ffmpegPath } from './media.ts';

const run = promisify(execFile);

export const folder = new URL('../../web/public/previews/', import.meta.url);

/** A template's clip plays at -16 LUFS, and nothing in it clips. */
export async function expectLoudness(id: string): Promise<void> {
  const words = ['-v', 'error', '-i', fileURLToPath(new URL(`${id}.mp4`, folder))];
  const { stdout } = await run(
    ffmpegPath,
    [...words, '-vn', '-f', 'f32le', '-ac', '2', '-ar', '48000', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 8e6 },
  );
  const samples = new Float32Array(new Uint8Array(stdout).buffer);
  const left = samples.filter((_, i) => i % 2 === 0);
  const right = samples.filter((_, i) => i % 2 === 1);
  expect(Math.abs(loudness(left, right) + 16), id).toBeLessThan(1);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(peak, id).toBeLessThan(1);
}
