import { once } from 'node:events';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StudioRequest } from '../src/engine/request.ts';
import type { Casting } from '../src/engine/shelf.ts';

/** The film that stands on the easel. */
export type Sitting = { request: StudioRequest; casting: Casting };

export type Easel = {
  /** A moment in seconds as a WebP picture, or the whole sound as floats (interleaved stereo). */
  show: (sitting: Sitting, wish: number | 'sound') => Promise<Uint8Array>;
};

/**
 * Keeps the sprites of the latest film, so that moving through it is quick: a worker draws one wish
 * after another. It is made anew for another film and whenever the studio's sources change.
 */
export function setUpEasel(): Easel {
  let current: { key: string; worker: Worker } | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  watch(fileURLToPath(new URL('../src', import.meta.url)), { recursive: true }, () => {
    current = undefined;
  });

  function workerFor(sitting: Sitting): Worker {
    const key = JSON.stringify(sitting);
    if (current?.key === key) return current.worker;
    void current?.worker.terminate();
    const worker = new Worker(new URL('./easel-worker.ts', import.meta.url), {
      workerData: sitting,
    });
    current = { key, worker };
    return worker;
  }

  async function ask(sitting: Sitting, wish: number | 'sound'): Promise<Uint8Array> {
    const worker = workerFor(sitting);
    worker.postMessage(wish);
    try {
      const [answer] = await once(worker, 'message');
      return answer;
    } catch (cause) {
      current = undefined;
      throw cause;
    }
  }

  return {
    show(sitting, wish) {
      const answer = queue.then(() => ask(sitting, wish));
      queue = answer.catch(() => {});
      return answer;
    },
  };
}
