import { Worker } from 'node:worker_threads';
import { shipWorker } from './entries.ts';
import type { StudioRequest } from './request.ts';

/** WebP files by the sprites' names. */
export type ShippedFiles = Record<string, Uint8Array>;

/** Which film's sprites to cast, but for those that are there already. */
export type ShipTask = { request: StudioRequest; done: readonly string[] };

/** Casts the sprites of a film that have a name, for the package to carry. Takes up to 20 s. */
export function castForShipping(task: ShipTask): Promise<ShippedFiles> {
  const worker = new Worker(shipWorker, { workerData: task });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}
