import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene, frameSize } from './choose-scene.ts';
import { bakeTogether, createBakeMemory } from './pipeline/bake.ts';
import { frameBytes, loadCamera } from './pipeline/camera-roll.ts';
import { print } from './pipeline/print.ts';
import type { StudioRequest } from './request.ts';
import { FPS, FRAMES } from './settings.ts';
import type { StillOptions } from './still.ts';

const { request, options } = workerData as { request: StudioRequest; options: StillOptions };
const size = frameSize(request);
const scene = chooseScene(request);
const sprites = bakeTogether(scene.bakes, createBakeMemory(scene.bakes), 1);
const out = new Uint8Array(frameBytes(size));
const seconds = options.seconds ?? scene.posterSeconds;
const frame = Math.min(FRAMES - 1, Math.max(0, Math.round(seconds * FPS)));
loadCamera(scene, sprites, size)(frame, out);
parentPort!.postMessage(print(out, size, options.width, options.format, options.quality ?? 85));
