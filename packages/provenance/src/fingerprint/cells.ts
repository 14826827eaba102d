import { FRAME_SIDE } from './frames.ts';

/** A fingerprint has so many cells along each side of a moment. */
export const CELLS = 16;
/** The outermost cells are not compared: whoever crops a little cuts into them. */
export const INNER = CELLS - 2;

/** Where a copy's picture lies in the one that it was made of. */
export type Placing = {
  /** The part of each side that it shows, 1 at most. */
  share: number;
  /** How far its middle is off the other's, in parts of a side. */
  right: number;
  down: number;
};

const SUMS = FRAME_SIDE + 1;

/** The means of all cells of a frame, a byte each. */
export function cellsOf(frame: Uint8Array): Uint8Array {
  const cell = FRAME_SIDE / CELLS;
  const sums = sumsOf(frame);
  const cells = new Uint8Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const [x, y] = [column * cell, row * cell];
      const sum =
        sums[(y + cell) * SUMS + x + cell]! -
        sums[y * SUMS + x + cell]! -
        sums[(y + cell) * SUMS + x]! +
        sums[y * SUMS + x]!;
      cells[row * CELLS + column] = Math.round(sum / (cell * cell));
    }
  }
  return cells;
}

/** The inner cells of a fingerprint's moment. */
export function innerOf(cells: Uint8Array): Float64Array {
  const inner = new Float64Array(INNER * INNER);
  for (let row = 0; row < INNER; row += 1) {
    for (let column = 0; column < INNER; column += 1) {
      inner[row * INNER + column] = cells[(row + 1) * CELLS + column + 1]!;
    }
  }
  return inner;
}

/**
 * The inner cells that a picture would have which this frame was cut from: exactly where the other has
 * its own, so that what was cropped away makes no difference.
 */
export function innerOfCopy(frame: Uint8Array, placing: Placing): Float64Array {
  return innerFrom(sumsOf(frame), placing);
}

/** The same from sums, which several placings share. */
export function innerFrom(sums: Float64Array, { share, right, down }: Placing): Float64Array {
  const xs = edges(share, right);
  const ys = edges(share, down);
  const corners = new Float64Array((INNER + 1) ** 2);
  for (let row = 0; row <= INNER; row += 1) {
    for (let column = 0; column <= INNER; column += 1) {
      corners[row * (INNER + 1) + column] = sumUpTo(sums, xs[column]!, ys[row]!);
    }
  }
  const area = (FRAME_SIDE / CELLS / share) ** 2;
  const inner = new Float64Array(INNER * INNER);
  for (let row = 0; row < INNER; row += 1) {
    for (let column = 0; column < INNER; column += 1) {
      const at = row * (INNER + 1) + column;
      const below = at + INNER + 1;
      inner[row * INNER + column] =
        (corners[below + 1]! - corners[below]! - corners[at + 1]! + corners[at]!) / area;
    }
  }
  return inner;
}

/** In pixels of the copy, where the inner cells of the other begin and end. */
function edges(share: number, offset: number): number[] {
  const before = (1 - share) / 2 + offset;
  return Array.from({ length: INNER + 1 }, (_, n) => {
    const at = (((n + 1) / CELLS - before) / share) * FRAME_SIDE;
    return Math.min(FRAME_SIDE, Math.max(0, at));
  });
}

/** For each corner of a pixel, the sum of all left of it and above. */
export function sumsOf(frame: Uint8Array): Float64Array {
  const sums = new Float64Array(SUMS * SUMS);
  for (let y = 0; y < FRAME_SIDE; y += 1) {
    let row = 0;
    for (let x = 0; x < FRAME_SIDE; x += 1) {
      row += frame[y * FRAME_SIDE + x]!;
      sums[(y + 1) * SUMS + x + 1] = sums[y * SUMS + x + 1]! + row;
    }
  }
  return sums;
}

/** Within a pixel, by its share. */
function sumUpTo(sums: Float64Array, x: number, y: number): number {
  const left = Math.min(FRAME_SIDE - 1, Math.floor(x));
  const top = Math.min(FRAME_SIDE - 1, Math.floor(y));
  const [across, along] = [x - left, y - top];
  const at = top * SUMS + left;
  const upper = sums[at]! * (1 - across) + sums[at + 1]! * across;
  const lower = sums[at + SUMS]! * (1 - across) + sums[at + SUMS + 1]! * across;
  return upper * (1 - along) + lower * along;
}
