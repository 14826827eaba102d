import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene } from '../src/choose.ts';
import { bakeTogether, createBakeMemory } from '../src/engine/bake.ts';
import { frameMaker } from '../src/engine/frame.ts';
import { printFrame } from '../src/engine/print.ts';
import { FPS, FRAMES } from '../src/engine/settings.ts';
import { recordScore } from '../src/engine/sound/record.ts';
import { frameBytes, frameSize } from '../src/engine/stage.ts';
import type { Sitting } from './easel.ts';

const WIDTH = 480;

const { request, casting } = workerData as Sitting;
const size = frameSize(request);
const scene = await chooseScene(request);
const sprites = await bakeTogether(scene.bakes, createBakeMemory(scene.bakes, casting), 1, casting);
const makeFrame = frameMaker(scene, sprites, size);
const out = new Uint8Array(frameBytes(size));

parentPort!.on('message', async (wish: number | 'sound') => {
  if (wish === 'sound') return parentPort!.postMessage(recordScore(await scene.score()));
  makeFrame(Math.min(FRAMES - 1, Math.max(0, Math.round(wish * FPS))), out);
  parentPort!.postMessage(printFrame(out, size, WIDTH, 'webp', 88));
});
