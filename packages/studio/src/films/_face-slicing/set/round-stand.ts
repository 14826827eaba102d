import type { Painter } from '../../../kit/cast/surface.ts';
import type { StandShape } from '../slicing.ts';

/** A flat round thing to stand on; lengths in units. */
export type RoundStand = {
  radius: number;
  thickness: number;
  rounding: number;
  paint: Painter;
  /** Adds to its height and its sides by place, for stones. */
  lump?: (x: number, y: number, z: number) => number;
};

/** The middle of its top is at 0. */
export function roundStand(stand: RoundStand): StandShape {
  const { radius, thickness, rounding, paint, lump } = stand;
  return {
    solid(x, y, z) {
      const out = Math.sqrt(x * x + z * z) - radius + rounding;
      const up = Math.abs(y + thickness / 2) - thickness / 2 + rounding;
      const round = Math.hypot(Math.max(0, out), Math.max(0, up));
      const plain = round + Math.min(0, Math.max(out, up)) - rounding;
      return lump ? (plain - lump(x, y, z)) * 0.8 : plain;
    },
    paint,
  };
}
