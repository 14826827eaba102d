import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { processes } from './test-processes.ts';

const ffmpegPath: string = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg').path;
const program = `
  const { renderVideo } = await import(process.env.RENDER);
  const request = { prompt: 'x', aspectRatio: '1:1', generateAudio: false, seed: 1 };
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
  };
  parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let latest = 0;
  parent.stdout!.on('data', (text) => {
    latest = Number(String(text).trim().split('\n').at(-1));
  });
  while (latest < 0.4) await sleep(50);
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
