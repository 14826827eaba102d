import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { chooseScene } from './choose.ts';
import { type BakeMemory, bakeTogether } from './engine/bake.ts';
import type { DrawTask } from './engine/crew.ts';
import { frameBytes, loadCamera } from './engine/frame.ts';
import { letGoOfPictures } from './engine/let-go.ts';
import { ringWriter } from './engine/ring.ts';
import { FRAMES } from './engine/settings.ts';
import { frameSize } from './engine/size.ts';

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
  await letGoOfPictures();
}
