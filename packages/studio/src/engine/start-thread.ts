import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { StudioRequest } from './request.ts';

/**
 * Where every thread of the studio begins. That file picks the scene with choose.ts, which the
 * engine does not know, and does the task with it.
 */
const THREAD = new URL('../thread.ts', import.meta.url);

/** What a thread is to do with the scene of a request. */
export type Task<Kind extends string> = { kind: Kind; request: StudioRequest };

export function startThread(task: Task<string>, resourceLimits: ResourceLimits = {}): Worker {
  return new Worker(THREAD, { workerData: task, resourceLimits });
}
