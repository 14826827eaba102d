import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enhancePrompt } from '@shortcake/studio/enhance';
import { afterAll, expect, test } from 'vitest';
import type { Handle } from '../engine.ts';
import { fractionOf, snail } from './studio.suite.ts';
import { type Render, StudioEngine } from './studio.ts';

// With a renderer that does as it is told; studio.deep.test.ts has two films drawn.

const directory = await mkdtemp(join(tmpdir(), 'studio-engine-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

type Rendering = { options: Parameters<Render>[1]; end: (videoPath: string) => void };
const renderings = new Map<string, Rendering>();

const studio = new StudioEngine({
  directory,
  lanes: 2,
  machine: { cores: 6, memoryBytes: 64e9 },
  render: ({ jobId }, options) =>
    new Promise((resolve, reject) => {
      renderings.set(jobId, { options, end: (videoPath) => resolve({ videoPath }) });
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    }),
  enhance: ({ prompt, template, seed }) => enhancePrompt(prompt, { template, seed }),
});

test('two videos at once both progress', async () => {
  const handles = [await studio.submit(snail('one')), await studio.submit(snail('two'))];
  const [one, two] = handles as [Handle, Handle];
  renderings.get('one')!.options.onProgress(0.5);
  renderings.get('two')!.options.onProgress(0.25);
  expect([await fractionOf(studio, one), await fractionOf(studio, two)]).toEqual([0.5, 0.25]);
  // The second shares the cores with the first.
  const [alone, shared] = [...renderings.values()].map(({ options }) => options.threads);
  expect(shared).toBeLessThan(alone!);

  await studio.cancel(two);
  expect(renderings.get('two')!.options.signal.aborted).toBe(true);
  await expect(fractionOf(studio, two)).rejects.toThrow('JOB_LOST');
  expect(await studio.poll(one)).toEqual({ state: 'running', fraction: 0.5 });
  renderings.get('one')!.end(join(directory, 'one', 'video.mp4'));
  await expect.poll(() => fractionOf(studio, one)).toBe(1);
  await studio.cancel(one);
});

test('an enhanced prompt keeps the person’s words and says more', async () => {
  const enhanced = await studio.enhance(snail('three'));
  expect(enhanced.startsWith('A snail sleeps in a garden')).toBe(true);
  expect(enhanced.length).toBeGreaterThan(100);
  expect(await studio.enhance(snail('four'))).toBe(enhanced);
});
