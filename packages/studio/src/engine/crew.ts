import { Worker } from 'node:worker_threads';
import { createBakeMemory } from './bake.ts';
import { drawWorker } from './entries.ts';
import { frameBytes } from './frame.ts';
import type { StudioRequest } from './request.ts';
import { createRing, type RingMemory, ringReader } from './ring.ts';
import type { Scene } from './scene.ts';
import { frameSize } from './size.ts';

/** All that a drawing thread is told at its start; the memory for baking follows as a message. */
export type DrawTask = { request: StudioRequest; threads: number; ring: RingMemory };

/** Threads that bake and draw one film. All promises reject once a thread fails or `fail` is called. */
export type Crew = {
  /** The next frame (I420); valid until `free`. Frames must be read in order. */
  read: (frame: number) => Promise<Uint8Array>;
  free: () => void;
  unlessFailed: <Result>(work: Promise<Result>) => Promise<Result>;
  fail: (cause: Error) => void;
  /** Ends all threads. */
  dismiss: () => Promise<void>;
};

/**
 * Puts `threads` threads to work on a film; they begin to load while its scene is still being
 * chosen here. `onBaked` is called once by each thread.
 */
export function hireCrew(
  request: StudioRequest,
  scene: Promise<Scene>,
  threads: number,
  onBaked: () => void,
): Crew {
  const bytes = frameBytes(frameSize(request));
  const ring = createRing(bytes);
  const workerData: DrawTask = { request, threads, ring };
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(drawWorker, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    worker.on('error', failure.reject);
    worker.on('message', onBaked);
    return worker;
  });
  scene.then(({ bakes }) => {
    const memory = createBakeMemory(bakes, 'shipped');
    for (const worker of workers) worker.postMessage(memory);
  }, failure.reject);
  const reader = ringReader(ring, bytes);
  const unlessFailed = <Result>(work: Promise<Result>) => Promise.race([work, failure.promise]);
  return {
    read: (frame) => unlessFailed(reader.read(frame)),
    free: reader.free,
    unlessFailed,
    fail: failure.reject,
    async dismiss() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
