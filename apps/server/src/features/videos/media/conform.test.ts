import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpegPath, testVideo, type VideoOptions } from '../../../../test/media.ts';
import { checkVideo } from './check-video.ts';
import { conformVideo, isConformed, type WantedForm } from './conform.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-conform-'));
afterAll(() => rm(folder, { recursive: true }));

const tools = { ffmpegPath, signal: new AbortController().signal };

async function factsOf(path: string) {
  const result = await checkVideo(path, { seconds: 8, sound: 'may' }, tools);
  if ('defect' in result) throw new Error(result.defect);
  return result.facts;
}

const UPRIGHT = { width: 720, height: 1280, sound: true };
const SQUARE = { width: 720, height: 720, sound: true };

test.each<[string, VideoOptions, WantedForm]>([
  ['an upright one cropped to a square', {}, SQUARE],
  ['a wide one cropped to an upright one', { size: '1280x720' }, UPRIGHT],
  ['a small one scaled', { size: '360x640' }, UPRIGHT],
  ['a large one of an odd shape cropped and scaled', { size: '1088x1920' }, UPRIGHT],
  ['its sound taken out', {}, { ...UPRIGHT, sound: false }],
  ['one of ten bits made playable', { format: 'yuv420p10le' }, UPRIGHT],
])('a good video gets the wanted form: %s', async (_name, made, wanted) => {
  const from = await testVideo({ rate: 1, ...made });
  const facts = await factsOf(from);
  expect(isConformed(facts, wanted)).toBe(false);
  const to = join(folder, 'out.mp4');
  expect(await conformVideo(from, to, facts, wanted, tools)).toBeNull();
  const { width, height, sound } = wanted;
  expect(await factsOf(to)).toEqual({
    ...{ width, height, playsEverywhere: true },
    soundCodec: sound ? 'aac' : null,
  });
});

test('a video in the wanted form is left as it is', async () => {
  expect(isConformed(await factsOf(await testVideo()), UPRIGHT)).toBe(true);
  const silent = await factsOf(await testVideo({ sound: null }));
  expect(isConformed(silent, { ...UPRIGHT, sound: false })).toBe(true);
});
