import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findTemplate } from '@shortcake/contract/templates';
import { afterEach, expect, test } from 'vitest';
import { processes } from './test-processes.ts';

const ffmpegPath: string = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg').path;
const program = `
  const { renderVideo } = await import(process.env.RENDER);
  const request = { template: 'dragonfruit-face-slicing', prompt: process.env.PROMPT, seed: 1 };
  Object.assign(request, { aspectRatio: '1:1', generateAudio: false });
  const { FFMPEG: ffmpegPath, FOLDER: directory } = process.env;
  await renderVideo(request, { ffmpegPath, directory, threads: 2, onProgress: (f) => console.log(f) });
`;
let parent: ChildProcess | undefined;
afterEach(() => {
  parent?.kill('SIGKILL');
});

function descendants(pid: number): number[] {
  const all = processes();
  const below = (parent: number): number[] =>
    all.filter((it) => it.parent === parent).flatMap((it) => [it.pid, ...below(it.pid)]);
  return below(pid);
}

test('when the parent is killed, the renderer and ffmpeg go too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-orphan-'));
  const env = {
    RENDER: new URL('./render.ts', import.meta.url).href,
    FFMPEG: ffmpegPath,
    FOLDER: folder,
    PROMPT: findTemplate('dragonfruit-face-slicing')!.defaultPrompt,
  };
  parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A fifth is told as soon as all is baked; more, once ffmpeg has a frame.
  for await (const line of createInterface(parent.stdout!)) if (Number(line) > 0.2) break;
  const family = descendants(parent.pid!);
  expect(family.length).toBe(2);

  const gone = once(parent, 'exit');
  parent.kill('SIGKILL');
  await gone;
  await expect.poll(() => alive(family)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

function alive(pids: number[]): number[] {
  const all = new Set(processes().map((it) => it.pid));
  return pids.filter((pid) => all.has(pid));
}
