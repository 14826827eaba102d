import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enhancePrompt } from '@shortcake/studio/enhance';
import { renderVideo } from '@shortcake/studio/render';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath } from '../../../test/media.ts';
import type { Handle } from '../engine.ts';
import { fractionOf, snail } from './studio.suite.ts';
import { StudioEngine } from './studio.ts';

const directory = await mkdtemp(join(tmpdir(), 'studio-engine-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Renderings that are well begun. None is done before it may end. */
const underWay = new Set<string>();
const mayEnd = Promise.withResolvers<void>();

const studio = new StudioEngine({
  directory,
  lanes: 2,
  machine: { cores: 2, memoryBytes: 4e9 },
  render: async (request, options) => {
    const onProgress = (fraction: number) => {
      options.onProgress(fraction);
      if (fraction > 0.3) underWay.add(request.jobId);
    };
    const video = await renderVideo(request, { ...options, ffmpegPath, onProgress });
    await mayEnd.promise;
    return video;
  },
  enhance: ({ prompt, template, seed }) => enhancePrompt(prompt, { template, seed }),
});

test('two videos that are drawn at once both progress', async () => {
  const handles = [await studio.submit(snail('one')), await studio.submit(snail('two'))];
  await expect.poll(() => [...underWay].sort()).toEqual(['one', 'two']);
  for (const handle of handles) {
    expect(await studio.poll(handle)).toMatchObject({ state: 'running' });
    expect(await fractionOf(studio, handle)).toBeGreaterThan(0.3);
  }
  const [one, two] = handles as [Handle, Handle];
  await studio.cancel(two);
  mayEnd.resolve();
  await expect.poll(() => fractionOf(studio, one)).toBe(1);
  await studio.cancel(one);
});
