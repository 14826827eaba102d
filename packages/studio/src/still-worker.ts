import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene } from './choose.ts';
import { bakeTogether, createBakeMemory } from './engine/bake.ts';
import { frameBytes, loadCamera } from './engine/frame.ts';
import { print } from './engine/print.ts';
import { FPS, FRAMES } from './engine/settings.ts';
import { frameSize } from './engine/size.ts';
import type { StillTask } from './engine/still.ts';

const { request, options, moments } = workerData as StillTask;
const { casting = 'shipped', quality = 85, width, format } = options;
const size = frameSize(request);
const scene = await chooseScene(request);
const sprites = bakeTogether(scene.bakes, createBakeMemory(scene.bakes, casting), 1, casting);
const film = loadCamera(scene, sprites, size);
const out = new Uint8Array(frameBytes(size));
for (const moment of moments) {
  const seconds = moment ?? scene.posterSeconds;
  film(Math.min(FRAMES - 1, Math.max(0, Math.round(seconds * FPS))), out);
  parentPort!.postMessage(print(out, size, width, format, quality));
}
