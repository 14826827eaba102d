import type { Picture } from '../../../engine/sprites.ts';
import { PITCH, type Stage } from '../../../engine/stage.ts';
import { castBake } from '../../../kit/cast/cast.ts';
import type { Light } from '../../../kit/cast/light.ts';
import type { Painter } from '../../../kit/cast/surface.ts';

/** A flat round thing to stand on; lengths in units. */
export type RoundStand = {
  name: string;
  radius: number;
  thickness: number;
  rounding: number;
  paint: Painter;
  /** Adds to its height and its sides by place, for stones. */
  lump?: (x: number, y: number, z: number) => number;
};

/** Casts it; the middle of its top lies in the middle of the picture. */
export function roundStandBake(stand: RoundStand, stage: Stage, light: Light): Picture {
  const { radius, thickness, rounding, lump } = stand;
  return castBake({
    name: stand.name,
    solid(x, y, z) {
      const out = Math.sqrt(x * x + z * z) - radius + rounding;
      const up = Math.abs(y + thickness / 2) - thickness / 2 + rounding;
      const round = Math.hypot(Math.max(0, out), Math.max(0, up));
      const plain = round + Math.min(0, Math.max(out, up)) - rounding;
      return lump ? (plain - lump(x, y, z)) * 0.8 : plain;
    },
    paint: stand.paint,
    light,
    scale: stage.scale,
    reach: [radius + 0.08, radius * 0.32 + thickness + 0.12],
    pitch: PITCH,
  });
}
