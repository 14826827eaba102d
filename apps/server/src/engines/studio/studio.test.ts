import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enhancePrompt } from '@shortcake/studio/enhance';
import { renderVideo } from '@shortcake/studio/render';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath } from '../../../test/media.ts';
import type { Handle, VideoRequest } from '../engine.ts';
import { StudioEngine } from './studio.ts';

const directory = await mkdtemp(join(tmpdir(), 'studio-engine-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const studio = new StudioEngine({
  directory,
  lanes: 2,
  machine: { cores: 2, memoryBytes: 4e9 },
  render: (request, options) => renderVideo(request, { ...options, ffmpegPath }),
  enhance: ({ prompt, template, seed }) => enhancePrompt(prompt, { template, seed }),
});

const request = (jobId: string): VideoRequest => ({
  jobId,
  prompt: 'A snail sleeps in a garden',
  aspectRatio: '1:1',
  resolution: '720p',
  durationSeconds: 8,
  generateAudio: false,
  enhancePrompt: true,
  isEnhancementTried: false,
  seed: 4,
});

async function fractionOf(handle: Handle): Promise<number> {
  const progress = await studio.poll(handle);
  if (progress.state === 'failed') throw new Error(progress.fault.code);
  return progress.state === 'done' ? 1 : (progress.fraction ?? 0);
}

test('two videos at once both progress', async () => {
  const handles = [await studio.submit(request('one')), await studio.submit(request('two'))];
  let bothUnderWay = false;
  for (;;) {
    const fractions = await Promise.all(handles.map(fractionOf));
    bothUnderWay ||= fractions.every((fraction) => fraction > 0.3 && fraction < 1);
    if (fractions.every((fraction) => fraction === 1)) break;
    await sleep(50);
  }
  expect(bothUnderWay).toBe(true);
  await Promise.all(handles.map((handle) => studio.cancel(handle)));
});

test('an enhanced prompt keeps the person’s words and says more', async () => {
  const enhanced = await studio.enhance(request('three'));
  expect(enhanced.startsWith('A snail sleeps in a garden')).toBe(true);
  expect(enhanced.length).toBeGreaterThan(100);
  expect(await studio.enhance(request('four'))).toBe(enhanced);
});
