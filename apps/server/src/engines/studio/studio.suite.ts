import type { Handle, VideoRequest } from '../engine.ts';
import type { StudioEngine } from './studio.ts';

/** A request for a video of a snail. */
export const snail = (jobId: string): VideoRequest => ({
  jobId,
  prompt: 'A snail sleeps in a garden',
  aspectRatio: '1:1',
  resolution: '720p',
  durationSeconds: 8,
  generateAudio: false,
  enhancePrompt: true,
  isEnhancementTried: false,
  seed: 4,
});

/** Tells how much of a job is done, 0 to 1. Throws the code of one that has failed. */
export async function fractionOf(studio: StudioEngine, handle: Handle): Promise<number> {
  const progress = await studio.poll(handle);
  if (progress.state === 'failed') throw new Error(progress.fault.code);
  return progress.state === 'done' ? 1 : (progress.fraction ?? 0);
}
