import type { Template } from '@shortcake/contract/template';
import { expect } from 'vitest';
import { chooseScene } from '../../choose.ts';
import { loudness } from './loudness.ts';
import { recordScore, TARGET_LUFS } from './record.ts';

async function soundOf({ id, defaultPrompt }: Template) {
  const request = { template: id, prompt: defaultPrompt, generateAudio: true, seed: 1 } as const;
  const { score } = await chooseScene({ ...request, aspectRatio: '9:16' });
  const bytes = recordScore(await score());
  const samples = new Float32Array(bytes.buffer);
  return {
    left: samples.filter((_, i) => i % 2 === 0),
    right: samples.filter((_, i) => i % 2 === 1),
  };
}

/** Loudness of each half second, in LUFS. */
function course({ left, right }: { left: Float32Array; right: Float32Array }): number[] {
  const half = left.length / 16;
  return Array.from({ length: 16 }, (_, i) =>
    loudness(left.subarray(i * half, (i + 1) * half), right.subarray(i * half, (i + 1) * half)),
  );
}

/** A film sounds at -16 LUFS, without clipping or holes. Answers how loud each half second is. */
export async function expectSound(template: Template): Promise<number[]> {
  const sound = await soundOf(template);
  const { left, right } = sound;
  expect(Math.abs(loudness(left, right) - TARGET_LUFS)).toBeLessThan(0.5);
  for (const channel of [left, right]) {
    const peak = channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeLessThan(0.69);
    expect(Math.abs(channel[0]!) + Math.abs(channel.at(-1)!)).toBeLessThan(0.01);
  }
  const levels = course(sound);
  for (const level of levels) expect(level).toBeGreaterThan(-70);
  expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(3);
  return levels;
}

/** Pairs of films that sound the same all the time. */
export function sameSounds(courses: ReadonlyMap<string, number[]>): string[][] {
  const all = [...courses];
  return all.flatMap(([id, levels], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => levels.every((level, k) => Math.abs(level - other[k]!) < 0.3))
      .map(([other]) => [id, other]),
  );
}
