import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { hireCrew } from './crew.ts';
import type { StudioRequest } from './request.ts';

/** A request for a silent square film of a prompt without a template. */
export const promptAlone = (prompt: string): StudioRequest => ({
  ...{ prompt, aspectRatio: '1:1', generateAudio: false, seed: 5 },
});

/** Which frames of a film are looked at: every `step`-th up to the last. */
export type Look = { last: number; step: number };

/** Hashes of frames, drawn by so many threads. */
export async function hashes(
  request: StudioRequest,
  threads: number,
  { last, step }: Look,
): Promise<string[]> {
  const crew = hireCrew(request, { threads }, () => {});
  try {
    const found: string[] = [];
    for (let frame = 0; frame <= last; frame++) {
      const pixels = await crew.read(frame);
      if (frame % step === 0) found.push(createHash('sha256').update(pixels).digest('hex'));
      crew.free();
    }
    return found;
  } finally {
    await crew.dismiss();
  }
}

/** One thread and three draw the same frames. */
export async function expectSameOfThree(request: StudioRequest, look: Look): Promise<void> {
  const alone = await hashes(request, 1, look);
  expect(await hashes(request, 3, look)).toEqual(alone);
  expect(new Set(alone).size).toBe(alone.length);
}
