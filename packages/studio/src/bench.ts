import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseScene, frameSize } from './choose-scene.ts';
import { hireCrew } from './pipeline/crew.ts';
import { render, type StudioRequest } from './render.ts';
import { encoderArguments, FRAMES, PRIORITY } from './settings.ts';
import { record } from './sound/record.ts';

export type RenderRatio = {
  scene: string;
  renderSeconds: number;
  encodeSeconds: number;
  /** How many times longer the whole render takes than ffmpeg alone. */
  ratio: number;
};

const common = { prompt: '', aspectRatio: '9:16', generateAudio: true, seed: 1 } as const;
type Subject = { scene: string; request: StudioRequest };

const subjects: Subject[] = [
  { scene: 'face slicing', request: { ...common, template: 'strawberry-face-slicing' } },
  { scene: 'slicing', request: { ...common, template: 'glass-strawberry-slicing' } },
  { scene: 'any prompt', request: { ...common, prompt: 'A cat sings on a hill at sunset' } },
];

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function run(ffmpegPath: string, args: readonly string[]): Promise<void> {
  const child = spawn(ffmpegPath, args, { stdio: 'ignore' });
  // As render() runs it.
  if (child.pid) setPriority(child.pid, PRIORITY);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function keepFrames(request: StudioRequest, path: string): Promise<void> {
  const crew = hireCrew(request, 2, () => {});
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

async function measure(ffmpegPath: string, { scene, request }: Subject, folder: string) {
  const framesPath = join(folder, 'frames.yuv');
  const soundPath = join(folder, 'frames.f32');
  await keepFrames(request, framesPath);
  await writeFile(soundPath, record(chooseScene(request).score));
  const job = {
    ...frameSize(request),
    framesPath,
    soundPath,
    videoPath: join(folder, 'again.mp4'),
  };
  const encodeSeconds = await seconds(() => run(ffmpegPath, encoderArguments(job)));
  const renderSeconds = await seconds(() => render(request, { ffmpegPath, directory: folder }));
  return { scene, renderSeconds, encodeSeconds, ratio: renderSeconds / encodeSeconds };
}

/**
 * For each scene, how long a whole render takes and how long ffmpeg alone takes for the same frames
 * and sound, kept in files, with the same settings. Takes about a minute; uses 270 MB of disk.
 */
export async function measureRenderRatio(ffmpegPath: string): Promise<RenderRatio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shortcake-bench-'));
  try {
    const ratios: RenderRatio[] = [];
    for (const subject of subjects) ratios.push(await measure(ffmpegPath, subject, folder));
    return ratios;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
