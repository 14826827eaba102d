import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hireCrew } from './crew.ts';
import type { StudioRequest } from './request.ts';

const request: StudioRequest = {
  prompt: 'A fox dances in the forest',
  aspectRatio: '1:1',
  generateAudio: false,
  seed: 5,
};

/** Hashes of every eighth frame up to the last, drawn by so many threads. */
async function hashes(request: StudioRequest, threads: number, last = 24): Promise<string[]> {
  const crew = hireCrew(request, { threads }, () => {});
  try {
    const found: string[] = [];
    for (let frame = 0; frame <= last; frame++) {
      const pixels = await crew.read(frame);
      if (frame % 8 === 0) found.push(createHash('sha256').update(pixels).digest('hex'));
      crew.free();
    }
    return found;
  } finally {
    await crew.dismiss();
  }
}

test.each([
  ['face slicing', { ...request, template: 'tomato-face-slicing' }],
  ['slicing', { ...request, template: 'cloud-slicing' }],
  ['any prompt', request],
] as const)('%s: one thread and three draw the same frames', async (_, it) => {
  const alone = await hashes(it, 1);
  expect(await hashes(it, 3)).toEqual(alone);
  expect(new Set(alone).size).toBe(alone.length);
});

test('another seed tells another story', async () => {
  const [first] = await hashes(request, 2, 0);
  const [other] = await hashes({ ...request, seed: 6 }, 2, 0);
  expect(other).not.toBe(first);
});
