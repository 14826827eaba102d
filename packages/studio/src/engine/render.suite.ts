import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TemplateId } from '@shortcake/contract/template-ids';
import { findTemplate } from '@shortcake/contract/templates';
import { type AspectRatio, videoSizes } from '@shortcake/contract/video';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterEach, beforeEach, expect } from 'vitest';
import { renderVideo, type StudioRequest } from './render.ts';
import { processes } from './test-processes.ts';

const ffmpegPath: string = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg').path;

export function requestOf(template: TemplateId, aspectRatio: AspectRatio): StudioRequest {
  const { defaultPrompt: prompt } = findTemplate(template)!;
  return { template, prompt, aspectRatio, generateAudio: true, seed: 3 };
}

/** Of the test that runs. */
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

/** Renders a video, which is then as it was asked for; nothing else is left. */
export async function expectVideo(request: StudioRequest, signal: AbortSignal): Promise<void> {
  const seen: number[] = [];
  const { videoPath } = await renderVideo(request, {
    ...{ ffmpegPath, directory, threads: 2, signal },
    onProgress: (fraction) => seen.push(fraction),
  });
  const video = await probe(videoPath);
  const { width, height } = videoSizes[request.aspectRatio];
  expect(video).toMatchObject({ frames: 192, size: [width, height], codec: 'avc' });
  expect(video.seconds).toBeCloseTo(8, 3);
  if (request.generateAudio) {
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
}

/** Aborts a render once so much is done: it rejects with the reason and leaves nothing. */
export async function expectAborted(request: StudioRequest, share: number): Promise<void> {
  const controller = new AbortController();
  const reason = new Error('changed my mind');
  const rendering = renderVideo(request, {
    ...{ ffmpegPath, directory, threads: 2, signal: controller.signal },
    onProgress: (fraction) => fraction > share && controller.abort(reason),
  });
  await expect(rendering).rejects.toBe(reason);
  expect(leftovers()).toEqual([]);
  expect(existsSync(join(directory, 'video.mp4'))).toBe(false);
}

export async function expectNoFfmpeg(request: StudioRequest): Promise<void> {
  const options = { ffmpegPath: '/nowhere/ffmpeg', directory, threads: 2 };
  await expect(renderVideo(request, options)).rejects.toThrow(/ffmpeg does not start/);
}
