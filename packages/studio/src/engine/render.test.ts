import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTemplate } from '@shortcake/contract/templates';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf, sampleSeed } from '../../../../scripts/checks/sample.ts';
import { renderVideo, type StudioRequest } from './render.ts';
import { processes } from './test-processes.ts';

const ffmpegPath: string = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg').path;
const template = 'broccoli-face-slicing';
const request: StudioRequest = {
  template,
  prompt: findTemplate(template)!.defaultPrompt,
  aspectRatio: '9:16',
  generateAudio: true,
  seed: 3,
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'studio-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function probe(path: string) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await readFile(path)) });
  const video = (await input.getPrimaryVideoTrack())!;
  const audio = await input.getPrimaryAudioTrack();
  let frames = 0;
  for await (const _packet of new EncodedPacketSink(video).packets()) frames++;
  return {
    frames,
    size: [await video.getDisplayWidth(), await video.getDisplayHeight()],
    codec: await video.getCodec(),
    seconds: await video.computeDuration(),
    audio: audio && { codec: await audio.getCodec(), seconds: await audio.computeDuration() },
  };
}

/** Command lines of processes that mention the test's folder. */
function leftovers(): string[] {
  return processes()
    .map(({ command }) => command)
    .filter((command) => command.includes(directory));
}

const shapes = [
  { aspectRatio: '9:16', size: [720, 1280], generateAudio: true },
  { aspectRatio: '16:9', size: [1280, 720], generateAudio: false },
  { aspectRatio: '1:1', size: [720, 720], generateAudio: true },
] as const;

test.for(sampleOf(shapes, { turns: 3, seed: sampleSeed('SHAPES_SEED') }))(
  'a $aspectRatio video reopens as asked',
  async (shape, { signal }) => {
    const seen: number[] = [];
    const { aspectRatio, generateAudio } = shape;
    const { videoPath } = await renderVideo(
      { ...request, aspectRatio, generateAudio },
      { ffmpegPath, directory, threads: 2, signal, onProgress: (fraction) => seen.push(fraction) },
    );
    const video = await probe(videoPath);
    expect(video).toMatchObject({ frames: 192, size: [...shape.size], codec: 'avc' });
    expect(video.seconds).toBeCloseTo(8, 3);
    if (generateAudio) {
      expect(video.audio?.codec).toBe('aac');
      expect(video.audio?.seconds).toBeCloseTo(8, 3);
    } else expect(video.audio).toBeNull();

    const bytes = await readFile(videoPath);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
    expect(seen.length).toBeGreaterThan(50);
    expect(readdirSync(directory).sort()).toEqual(['video.mp4']);
    expect(leftovers()).toEqual([]);
  },
);

test('an aborted render rejects with the reason and leaves nothing', async () => {
  const controller = new AbortController();
  const reason = new Error('changed my mind');
  const rendering = renderVideo(request, {
    ffmpegPath,
    directory,
    threads: 2,
    signal: controller.signal,
    onProgress: (fraction) => fraction > 0.4 && controller.abort(reason),
  });
  await expect(rendering).rejects.toBe(reason);
  expect(leftovers()).toEqual([]);
  expect(existsSync(join(directory, 'video.mp4'))).toBe(false);
});

test('a missing ffmpeg is told clearly', async () => {
  const rendering = renderVideo(request, {
    ...{ ffmpegPath: '/nowhere/ffmpeg', directory, threads: 2 },
  });
  await expect(rendering).rejects.toThrow(/ffmpeg does not start/);
});
