import type { Template } from '@shortcake/contract/template';
import { templates } from '@shortcake/contract/templates';
import { expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../../scripts/checks/sample.ts';
import { chooseScene } from '../../choose.ts';
import { loudness } from './loudness.ts';
import { recordScore, TARGET_LUFS } from './record.ts';

const sample = sampleOf(
  templates.map((template): [string, Template] => [template.id, template]),
  { turns: 3, seed: sampleSeed('SOUND_SEED') },
);

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

const courses = new Map<string, number[]>();

test.each(sample)('%s sounds at -16 LUFS, without clipping or holes', async (id, template) => {
  const sound = await soundOf(template);
  const { left, right } = sound;
  expect(Math.abs(loudness(left, right) - TARGET_LUFS)).toBeLessThan(0.5);
  for (const channel of [left, right]) {
    const peak = channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeLessThan(0.69);
    expect(Math.abs(channel[0]!) + Math.abs(channel.at(-1)!)).toBeLessThan(0.01);
  }
  const levels = course(sound);
  courses.set(id, levels);
  for (const level of levels) expect(level).toBeGreaterThan(-70);
  expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(3);
});

test('no two scenes sound the same', () => {
  const all = [...courses];
  expect(all.length).toBe(sample.length);
  const same = all.flatMap(([id, levels], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => levels.every((level, k) => Math.abs(level - other[k]!) < 0.3))
      .map(([other]) => [id, other]),
  );
  expect(same).toEqual([]);
});
