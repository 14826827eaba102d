import { once } from 'node:events';
import type { DrawNews, DrawTask } from './draw.ts';
import type { StudioRequest } from './request.ts';
import { createRing, ringReader } from './ring.ts';
import type { RecordTask } from './sound/record-to-file.ts';
import { frameBytes, frameSize } from './stage.ts';
import { startThread } from './start-thread.ts';

/** Threads that bake, draw and record one film. All promises reject once a thread fails or `fail` is called. */
export type Crew = {
  /** The sound is in its file; at once when none was asked for. */
  recorded: Promise<void>;
  /** The next frame (I420); valid until `free`. Frames must be read in order. */
  read: (frame: number) => Promise<Uint8Array>;
  free: () => void;
  unlessFailed: <Result>(work: Promise<Result>) => Promise<Result>;
  fail: (cause: Error) => void;
  /** Ends all threads. */
  dismiss: () => Promise<void>;
};

/**
 * Puts `threads` threads to work on a film, and one more on its sound when there is a path for it:
 * that one ends when it is done. `onBaked` is called once for each of the others.
 */
export function hireCrew(
  request: StudioRequest,
  { threads, soundPath }: { threads: number; soundPath?: string | undefined },
  onBaked: () => void,
): Crew {
  const bytes = frameBytes(frameSize(request));
  const ring = createRing(bytes);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const unlessFailed = <Result>(work: Promise<Result>) => Promise.race([work, failure.promise]);
  const painters = Array.from({ length: threads }, (_, index) => {
    const task: DrawTask = { kind: 'draw', request, threads, ring, isFirst: index === 0 };
    return startThread(task, { maxYoungGenerationSizeMb: 6 });
  });
  const workers = [...painters];
  for (const painter of painters) {
    painter.on('message', (news: DrawNews) => {
      if (news === 'baked') onBaked();
      else for (const other of painters) if (other !== painter) other.postMessage(news.memory);
    });
  }
  let sounding: Promise<unknown> = Promise.resolve();
  if (soundPath) {
    const task: RecordTask = { kind: 'record', request, path: soundPath };
    const recorder = startThread(task);
    workers.push(recorder);
    sounding = once(recorder, 'exit');
  }
  for (const worker of workers) worker.on('error', failure.reject);
  const recorded = unlessFailed(sounding).then(() => {});
  recorded.catch(() => {});
  const reader = ringReader(ring, bytes);
  return {
    recorded,
    read: (frame) => unlessFailed(reader.read(frame)),
    free: reader.free,
    unlessFailed,
    fail: failure.reject,
    async dismiss() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
