import type { MessagePort } from 'node:worker_threads';
import { bakeTogether, createBakeMemory } from './bake.ts';
import { frameMaker } from './frame.ts';
import { printFrame } from './print.ts';
import type { Scene } from './scene.ts';
import { FPS, FRAMES } from './settings.ts';
import { frameBytes, frameSize } from './stage.ts';
import type { StillTask } from './still.ts';

/** Tells one picture file per moment, in order. */
export async function drawStills(scene: Scene, task: StillTask, port: MessagePort): Promise<void> {
  const { request, options, moments } = task;
  const { casting = 'shipped', quality = 85, width, format } = options;
  const size = frameSize(request);
  const memory = createBakeMemory(scene.bakes, casting);
  const sprites = await bakeTogether(scene.bakes, memory, 1, casting);
  const makeFrame = frameMaker(scene, sprites, size);
  const out = new Uint8Array(frameBytes(size));
  for (const moment of moments) {
    const seconds = moment ?? scene.posterSeconds;
    makeFrame(Math.min(FRAMES - 1, Math.max(0, Math.round(seconds * FPS))), out);
    port.postMessage(printFrame(out, size, width, format, quality));
  }
}
