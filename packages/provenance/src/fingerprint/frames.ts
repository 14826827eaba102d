/** Pixels along each side of a frame that is looked at, whatever the film's shape. */
export const FRAME_SIDE = 64;
/** Frames of a film that are looked at, a second. */
export const FRAMES_PER_SECOND = 8;
/** What is looked at of a film, in seconds: eight, and what somebody may have put before them. */
export const LOOKED_AT_SECONDS = 12;

/** A film's frames, grey, a byte a pixel, in their order: `FRAMES_PER_SECOND` of its first seconds. */
export type Frames = readonly Uint8Array[];

const FRAME_BYTES = FRAME_SIDE * FRAME_SIDE;

/** Frames one behind the other, as a decoder writes them; one that breaks off is left out. */
export function framesIn(pixels: Uint8Array): Frames {
  const count = Math.floor(pixels.length / FRAME_BYTES);
  return Array.from({ length: count }, (_, n) =>
    pixels.subarray(n * FRAME_BYTES, (n + 1) * FRAME_BYTES),
  );
}
