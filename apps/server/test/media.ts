import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../src/platform/ffmpeg.ts';

export const ffmpegPath = findFfmpeg(process.env.FFMPEG_PATH);

const folder = join(tmpdir(), 'test-media');
const run = promisify(execFile);

export type VideoOptions = {
  size?: string;
  seconds?: number;
  /** An ffmpeg source of pictures. */
  picture?: string;
  /** An ffmpeg source of sound, or null for no track. */
  sound?: string | null;
  /** Frames a second, two unless said: ten take a worker three times as long to look at. */
  rate?: number;
  /** Of the pixels, as ffmpeg names it. */
  format?: string;
};

/**
 * Coarse, without filters and with a whole picture every four: a worker looks at each video four times,
 * which takes it 0.19 s of a processor in place of 0.27, most of it ffmpeg's start.
 */
const CODING = ['-preset', 'ultrafast', '-tune', 'fastdecode', '-crf', '48', '-g', '4'];

/**
 * The path of a small H.264 and AAC file; made once per kind and machine, and used by many tests at once.
 * Never change or move it: `storage.put` moves what it is given.
 */
export async function testVideo(options: VideoOptions = {}): Promise<string> {
  const { size = '720x1280', seconds = 8, picture = 'testsrc2', sound = 'sine=440' } = options;
  const { format = 'yuv420p', rate = 2 } = options;
  const key = JSON.stringify({ size, seconds, picture, sound, format, rate, CODING });
  const path = join(folder, `${createHash('sha256').update(key).digest('hex')}.mp4`);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}.mp4`;
  const source = picture.includes('=') ? `${picture}:` : `${picture}=`;
  await run(ffmpegPath, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `${source}s=${size}:r=${rate}:d=${seconds}`],
    ...(sound === null ? [] : ['-f', 'lavfi', '-t', String(seconds), '-i', sound]),
    ...['-c:v', 'libx264', ...CODING, '-pix_fmt', format, '-c:a', 'aac'],
    ...['-movflags', '+faststart', draft],
  ]);
  await rename(draft, path);
  return path;
}

/** The file that a worker takes least time over, for tests that look at no file. */
export const plainVideo = () => testVideo({ picture: 'testsrc', rate: 1 });
