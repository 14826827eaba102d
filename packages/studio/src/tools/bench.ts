import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseScene } from '../choose.ts';
import { hireCrew } from '../engine/crew.ts';
import { encoderArguments } from '../engine/encoder.ts';
import { renderVideo, type StudioRequest } from '../engine/render.ts';
import { FRAMES, PRIORITY } from '../engine/settings.ts';
import { recordScore } from '../engine/sound/record.ts';
import { frameSize } from '../engine/stage.ts';

/** As the product has draw on two cores. */
const THREADS = 2;

export type RenderTimes = {
  renderSeconds: number;
  /** Of ffmpeg alone, for the same frames and sound, kept in files, with the same settings. */
  encodeSeconds: number;
};

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function run(ffmpegPath: string, args: readonly string[]): Promise<void> {
  const child = spawn(ffmpegPath, args, { stdio: 'ignore' });
  // As renderVideo() runs it.
  if (child.pid) setPriority(child.pid, PRIORITY);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function keepFrames(request: StudioRequest, path: string): Promise<void> {
  const crew = hireCrew(request, { threads: THREADS }, () => {});
  const file = await open(path, 'w');
  try {
    for (let frame = 0; frame < FRAMES; frame++) {
      await file.write(await crew.read(frame));
      crew.free();
    }
  } finally {
    await file.close();
    await crew.dismiss();
  }
}

/**
 * Renders a video as the product does, and encodes its frames once more by themselves. Takes about
 * 20 s on two cores; uses 270 MB of disk. `rendering` is called with the render under way.
 */
export async function measureRender(
  ffmpegPath: string,
  request: StudioRequest,
  rendering: (render: Promise<unknown>) => Promise<void>,
): Promise<RenderTimes> {
  const directory = await mkdtemp(join(tmpdir(), 'shortcake-bench-'));
  try {
    const renderSeconds = await seconds(() =>
      rendering(renderVideo(request, { ffmpegPath, directory, threads: THREADS })),
    );
    const framesPath = join(directory, 'frames.yuv');
    const soundPath = join(directory, 'frames.f32');
    await keepFrames(request, framesPath);
    await writeFile(soundPath, recordScore(await (await chooseScene(request)).score()));
    const videoPath = join(directory, 'again.mp4');
    const job = { ...frameSize(request), framesPath, soundPath, videoPath, threads: THREADS };
    const encodeSeconds = await seconds(() => run(ffmpegPath, encoderArguments(job)));
    return { renderSeconds, encodeSeconds };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
