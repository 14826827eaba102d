import { CELLS, cellsOf, innerOf } from './cells.ts';
import { FRAMES_PER_SECOND, type Frames } from './frames.ts';
import { isBlank, movementOf } from './picture.ts';

/**
 * What a film looks like: eight moments, a second apart, each of 16 by 16 grey cells, row by row.
 */
export type Fingerprint = readonly Uint8Array[];

/** Moments of a fingerprint; the first is half a second after the film's begin. */
export const MOMENTS = 8;
const CELLS_OF_MOMENT = CELLS * CELLS;
/** In bytes. */
export const FINGERPRINT_BYTES = MOMENTS * CELLS_OF_MOMENT;

/** Number of the frame that shows a moment. */
export const frameAt = (moment: number): number => (moment + 0.5) * FRAMES_PER_SECOND;

/**
 * The fingerprint of a film. Undefined for one that is shorter than eight seconds, or has too little in
 * it to be known by: black, one color, a picture that stands still.
 */
export function makeFingerprint(frames: Frames): Fingerprint | undefined {
  const moments = Array.from({ length: MOMENTS }, (_, moment) => frames[frameAt(moment)]);
  if (!moments.every((frame) => frame !== undefined)) return undefined;
  const fingerprint = moments.map(cellsOf);
  return isTelling(fingerprint) ? fingerprint : undefined;
}

/** How many moments show something at all. */
const FEWEST_TELLING = 6;
/** Of cells from moment to moment, in grey levels; films of the studio have 8 and more. */
const LEAST_MOVEMENT = 2;

function isTelling(fingerprint: Fingerprint): boolean {
  const shown = fingerprint.map(innerOf).filter((cells) => !isBlank(cells));
  return shown.length >= FEWEST_TELLING && movementOf(shown) >= LEAST_MOVEMENT;
}

export const toBytes = (fingerprint: Fingerprint): Buffer => Buffer.concat(fingerprint);

/** Of bytes that `toBytes` made. Throws RangeError for others. */
export function fromBytes(bytes: Uint8Array): Fingerprint {
  if (bytes.length !== FINGERPRINT_BYTES) {
    throw new RangeError(`a fingerprint has ${FINGERPRINT_BYTES} bytes, not ${bytes.length}`);
  }
  return Array.from({ length: MOMENTS }, (_, moment) =>
    bytes.subarray(moment * CELLS_OF_MOMENT, (moment + 1) * CELLS_OF_MOMENT),
  );
}
