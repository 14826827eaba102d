import { innerFrom, type Placing, sumsOf } from './cells.ts';
import type { Frames } from './frames.ts';
import { frameAt, MOMENTS } from './make.ts';
import { inAnyLight, isBlank } from './picture.ts';

/**
 * How a film may lie upon the one that it is a copy of: `shift` is by how many frames it shows each moment
 * later, in halves; negative where its begin was cut off.
 */
export type Alignment = { shift: number; placing: Placing };

/** What is to be seen at a moment; undefined where it shows nothing, or is beyond the film. */
export type Moments = readonly (Float64Array | undefined)[];

/** A film that may be a copy of one that is known. */
export type Copy = { momentsAt(alignment: Alignment): Moments };

/** Looks at a film. What several alignments have in common is reckoned once. */
export function copyOf(frames: Frames): Copy {
  const known = new Map<number, Float64Array>();
  const sumsAt = (index: number): Float64Array | undefined => {
    const frame = frames[index];
    const sums = known.get(index) ?? (frame && sumsOf(frame));
    if (sums) known.set(index, sums);
    return sums;
  };
  const cellsAt = (index: number, placing: Placing) => {
    const sums = sumsAt(index);
    return sums && innerFrom(sums, placing);
  };
  /** Half way between two frames it is as if both were seen at once. */
  const seenAt = (at: number, placing: Placing) => {
    const [before, after] = [Math.floor(at), Math.ceil(at)].map((n) => cellsAt(n, placing));
    return before && after && before.map((value, cell) => (value + after[cell]!) / 2);
  };
  return {
    momentsAt({ shift, placing }) {
      return Array.from({ length: MOMENTS }, (_, moment) => {
        const cells = seenAt(frameAt(moment) + shift, placing);
        return cells && shown(cells);
      });
    },
  };
}

/** A picture as it is in any light; undefined where nothing is to be seen on it. */
export const shown = (cells: Float64Array): Float64Array | undefined =>
  isBlank(cells) ? undefined : inAnyLight(cells);
