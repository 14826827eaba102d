import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { type BakeMemory, bakeTogether, createBakeMemory } from './bake.ts';
import { frameMaker } from './frame.ts';
import { letGoOfPictures } from './let-go.ts';
import { type RingMemory, ringWriter } from './ring.ts';
import type { Scene } from './scene.ts';
import { FRAMES } from './settings.ts';
import { frameBytes, frameSize } from './stage.ts';
import type { Task } from './start-thread.ts';

/** To bake and draw a film together with other threads. The first of them makes the memory for it. */
export type DrawTask = Task<'draw'> & { threads: number; ring: RingMemory; isFirst: boolean };

/** What a drawing thread tells: the memory that the first has made, and that its sprites are ready. */
export type DrawNews = { memory: BakeMemory } | 'baked';

/** Bakes and draws frames, as a task says, until all of them have been claimed. */
export async function drawFilm(scene: Scene, task: DrawTask, port: MessagePort): Promise<void> {
  const { request, threads, ring, isFirst } = task;
  const tell = (news: DrawNews) => port.postMessage(news);
  const memory = isFirst
    ? createBakeMemory(scene.bakes, 'shipped')
    : (await once(port, 'message'))[0];
  if (isFirst) tell({ memory });
  const sprites = await bakeTogether(scene.bakes, memory, threads, 'shipped');
  tell('baked');
  const size = frameSize(request);
  const makeFrame = frameMaker(scene, sprites, size);
  const writer = ringWriter(ring, frameBytes(size));
  for (let frame = writer.claim(); frame < FRAMES; frame = writer.claim()) {
    const out = writer.waitForSlot(frame);
    makeFrame(frame, out);
    writer.publish(frame);
    await letGoOfPictures();
  }
}
