import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFrames } from '../src/features/videos/fingerprints/read-frames.ts';
import { lookAtPicture, lookAtSound } from '../src/features/videos/media/look-at-media.ts';
import { makePoster } from '../src/features/videos/media/poster.ts';
import { ffmpegPath, plainVideo } from './media.ts';

/** Files that hold the commands that are replayed. */
const SOURCES = [
  'replayed-ffmpeg.ts',
  '../src/features/videos/fingerprints/read-frames.ts',
  '../src/features/videos/media/look-at-media.ts',
  '../src/features/videos/media/poster.ts',
  '../src/features/videos/media/run-ffmpeg.ts',
];

/** Commands that a worker gives ffmpeg for a good file, and how each is told from the others. */
const WORK = [
  ['sound', '*s16le*'],
  ['poster', '*mjpeg*'],
  ['frames', '*fps=*format=gray*'],
  ['picture', '*format=gray*'],
] as const;

/**
 * In ffmpeg's place, for workers of tests that are about no file: answers of every file what ffmpeg has
 * answered of `plainVideo`, in a hundredth of the time. What is asked for beyond that, ffmpeg itself does.
 * Made once per machine, and anew where the video, ffmpeg or one of the commands is another one.
 */
export async function replayedFfmpeg(): Promise<string> {
  const video = await plainVideo();
  const folder = join(tmpdir(), 'test-media', `replayed-ffmpeg-${keyOf(video)}`);
  const path = join(folder, 'ffmpeg');
  if (existsSync(path)) return path;
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const recorder = join(draft, 'recorder');
  const recorded = WORK.map(([name, words]) => {
    const to = `${draft}/${name}`;
    const record = name === 'poster' ? '&& cp "$last" ' : '| tee ';
    return `${words}) ${ffmpegPath} "$@" ${record}${to} ;;`;
  });
  await writeScript(recorder, recorded);
  const tools = { ffmpegPath: recorder, signal: new AbortController().signal };
  const faults = [await lookAtPicture(video, tools), await lookAtSound(video, true, tools)];
  if (faults.some((fault) => fault !== null)) throw new Error(`the plain video: ${faults}`);
  await readFrames(video, tools);
  await makePoster(video, join(draft, 'a.jpg'), tools);
  const replayed = WORK.map(([name, words]) => {
    const from = `${folder}/${name}`;
    return `${words}) exec ${name === 'poster' ? `cp ${from} "$last"` : `cat ${from}`} ;;`;
  });
  await writeScript(join(draft, 'ffmpeg'), [...replayed, `*) exec ${ffmpegPath} "$@" ;;`]);
  await Promise.all([rm(recorder), rm(join(draft, 'a.jpg'))]);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return path;
}

function keyOf(video: string): string {
  const texts = SOURCES.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
  const key = [ffmpegPath, video, ...texts].join('\0');
  return createHash('sha256').update(key).digest('hex');
}

async function writeScript(path: string, cases: readonly string[]): Promise<void> {
  const lines = ['#!/bin/sh', 'for last; do :; done', 'case "$*" in', ...cases, 'esac', ''];
  await writeFile(path, lines.join('\n'), { mode: 0o755 });
}
