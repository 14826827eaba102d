import { Worker } from 'node:worker_threads';
import type { PrintFormat } from './pipeline/print.ts';
import type { StudioRequest } from './request.ts';

/**
 * Which moment (from 0 to 8; the scene's own choice unless told), and the picture: width in pixels,
 * quality from 0 to 100 (85 unless told).
 */
export type StillOptions = {
  seconds?: number;
  width: number;
  format: PrintFormat;
  quality?: number;
};

/** One frame of the video as a picture file, drawn in a thread of its own; rejects if that fails. */
export async function still(request: StudioRequest, options: StillOptions): Promise<Buffer> {
  const worker = new Worker(new URL('./still-worker.ts', import.meta.url), {
    workerData: { request, options },
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (picture: Uint8Array) => resolve(Buffer.from(picture)));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The still was not drawn.')));
  });
}
