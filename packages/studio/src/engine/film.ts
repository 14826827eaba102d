import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { hireCrew } from './crew.ts';
import { type Encoder, encoderArguments, startEncoder } from './encoder.ts';
import type { StudioRequest } from './request.ts';
import { FRAMES } from './settings.ts';
import { frameSize } from './stage.ts';

export type FilmOptions = {
  ffmpegPath: string;
  directory: string;
  threads: number;
  signal: AbortSignal;
  /** Fractions from 0 to 1. */
  onProgress: (fraction: number) => void;
};

/** Shares of the work, as measured: baking takes about a fifth. */
const BAKED = 0.2;
const DRAWN = 0.98;

/** Draws, records and encodes video.mp4 with threads of this process; see renderVideo(). */
export async function makeVideo(request: StudioRequest, options: FilmOptions): Promise<void> {
  const { directory, threads, signal, onProgress } = options;
  const size = frameSize(request);
  const soundPath = request.generateAudio ? join(directory, 'sound.f32') : undefined;
  let encoder: Encoder | undefined;
  const crew = hireCrew(request, { threads, soundPath }, () => onProgress(BAKED));
  const stopCrew = () => crew.fail(new Error('The render was stopped.'));
  signal.addEventListener('abort', stopCrew, { once: true });
  try {
    await crew.recorded;
    signal.throwIfAborted();
    const videoPath = join(directory, 'video.mp4');
    const job = { ...size, framesPath: 'pipe:0', soundPath, videoPath, threads };
    encoder = startEncoder(options.ffmpegPath, encoderArguments(job));
    for (let frame = 0; frame < FRAMES; frame++) {
      await crew.unlessFailed(encoder.write(await crew.read(frame)));
      crew.free();
      onProgress(BAKED + ((DRAWN - BAKED) * (frame + 1)) / FRAMES);
    }
    await crew.unlessFailed(encoder.finish());
  } finally {
    await encoder?.kill();
    await crew.dismiss();
    if (soundPath) await unlink(soundPath).catch(() => {});
  }
}
