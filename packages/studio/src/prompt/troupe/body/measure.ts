import type { Stance } from '../stance.ts';
import type { Doll, Piece, Side } from './doll.ts';
import type { Extent } from './extent.ts';

/** Standing still. */
export const resting: Stance = {
  x: 0,
  lift: 0,
  stretch: 0,
  lean: 0,
  spin: 0,
  headTilt: 0,
  headBob: 0,
  leftArm: 0,
  rightArm: 0,
};

/** Half the width, half the height and the height of the middle of what stands still, in units. */
export function measureThing(pieces: readonly (Piece & { extent: Extent })[]) {
  let [low, high, half] = [1e3, -1e3, 0];
  for (const { at, extent, size = 1, limb } of pieces) {
    if (limb) continue;
    low = Math.min(low, at[1] + extent.low * size);
    high = Math.max(high, at[1] + extent.high * size);
    half = Math.max(half, Math.abs(at[0]) + extent.half * size);
  }
  return { half, tall: (high - low) / 2, middle: (high + low) / 2 };
}

/** Height and half the width of a doll that stands still, in units. */
export function measure(doll: Doll, pieces: readonly (Piece & { extent: Extent })[]) {
  let { top = 0, half = 0 } = doll;
  for (const { at, on, extent, size = 1, turn, twin } of pieces) {
    const base = on ? (doll.neck ?? 0) : 0;
    for (const side of (twin ? [-1, 1] : [1]) as readonly Side[]) {
      const angle = turn?.(resting, side) ?? 0;
      for (const x of [-extent.half, extent.half]) {
        for (const y of [extent.low, extent.high]) {
          const across = (x * Math.cos(angle) + y * Math.sin(angle)) * size;
          const up = (y * Math.cos(angle) - x * Math.sin(angle)) * size;
          half = Math.max(half, Math.abs(at[0] + across));
          top = Math.max(top, base + at[1] + up);
        }
      }
    }
  }
  return { top, half };
}
