import type { PrintFormat } from './print.ts';
import type { StudioRequest } from './request.ts';
import type { Casting } from './shelf.ts';
import { startThread, type Task } from './start-thread.ts';

/**
 * Which moment (from 0 to 8; the scene's own choice unless told), and the picture: width in pixels,
 * quality from 0 to 100 (85 unless told), and where its sprites come from (shipped unless told).
 */
export type StillOptions = {
  seconds?: number;
  width: number;
  format: PrintFormat;
  quality?: number;
  casting?: Casting;
};

/** To draw single frames of a film. */
export type StillTask = Task<'still'> & {
  options: Omit<StillOptions, 'seconds'>;
  /** In seconds; undefined is the scene's own choice. */
  moments: readonly (number | undefined)[];
};

/** One frame of the video as a picture file, drawn in a thread of its own; rejects if that fails. */
export async function still(request: StudioRequest, options: StillOptions): Promise<Buffer> {
  const { seconds, ...rest } = options;
  const [picture] = await stills(request, [seconds], rest);
  return picture!;
}

/** Several frames of one video, as `still` draws one; the sprites are made once. */
export async function stills(
  request: StudioRequest,
  moments: StillTask['moments'],
  options: StillTask['options'],
): Promise<Buffer[]> {
  const task: StillTask = { kind: 'still', request, options, moments };
  const thread = startThread(task);
  const pictures: Buffer[] = [];
  return new Promise((resolve, reject) => {
    thread.on('message', (picture: Uint8Array) => {
      pictures.push(Buffer.from(picture));
      if (pictures.length === moments.length) resolve(pictures);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The still was not drawn.')));
  });
}
