import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene, frameSize } from './choose-scene.ts';
import { type BakeMemory, bakeTogether } from './pipeline/bake.ts';
import { frameBytes, loadCamera } from './pipeline/camera-roll.ts';
import { type RingMemory, ringWriter } from './pipeline/frame-ring.ts';
import type { StudioRequest } from './request.ts';
import { FRAMES } from './settings.ts';

export type DrawTask = {
  request: StudioRequest;
  threads: number;
  ring: RingMemory;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor'; execution: 'sync' }) => void;

const { request, threads, ring } = workerData as DrawTask;

const size = frameSize(request);
const memory = once(parentPort!, 'message') as Promise<[BakeMemory]>;
const scene = await chooseScene(request);
const [bakes] = await memory;
const sprites = bakeTogether(scene.bakes, bakes, threads, 'shipped');
// All that a thread tells: its sprites are ready.
parentPort!.postMessage('baked');

const film = loadCamera(scene, sprites, size);
const writer = ringWriter(ring, frameBytes(size));
for (let frame = writer.claim(); frame < FRAMES; frame = writer.claim()) {
  const out = writer.waitForSlot(frame);
  film(frame, out);
  writer.publish(frame);
  // A picture read from the canvas (3.7 MB) is given back only between turns of the event loop and
  // after a collection. Without this two threads keep 1 GB and reading costs 10.7 ms; with it
  // 180 MB and 0.8 ms.
  await setImmediate();
  collect({ type: 'minor', execution: 'sync' });
}
