import { castBake } from '../cast/cast.ts';
import type { Solid } from '../cast/solid.ts';
import type { Painter } from '../cast/surface.ts';
import { PITCH } from '../parts/stage.ts';
import type { Bakes } from '../pipeline/bake.ts';
import type { Material } from './material.ts';

/** Poses of each half while it opens; two neighbours are mixed. The last is baked sharp. */
export const HALF_POSES = 6;
/** How far a half turns its inside to the viewer, in radians. */
const OPEN_TURN = 1.12;
const MOVING_DETAIL = 0.55;
const CUT_SKIN = 0.006;

export type Side = 'left' | 'right';

/** Pixels of a pose's picture per pixel on the screen. */
export function poseDetail(pose: number): number {
  return pose === 0 || pose === HALF_POSES - 1 ? 1 : MOVING_DETAIL;
}

/** Both halves in every pose: left0, left1, ..., right0, ... */
export function halvesBakes(material: Material, scale: number): Bakes {
  const bakes: Bakes = {};
  const paint: Painter = (point, surface) => {
    if (Math.abs(point.x) < CUT_SKIN && Math.abs(point.nx) > 0.9) material.inside(point, surface);
    else material.skin(point, surface);
  };
  const reachUp = (material.top - material.bottom) / 2 + 0.3;
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? 1 : -1;
    const solid: Solid = (x, y, z) =>
      sign * x > 0.1 ? sign * x : Math.max(sign * x, material.solid(x, y, z));
    for (let i = 0; i < HALF_POSES; i++) {
      bakes[`${side}${i}`] = castBake({
        solid,
        paint,
        light: material.light,
        scale: scale * poseDetail(i),
        middle: (material.top + material.bottom) / 2,
        reach: [material.half + 0.05, reachUp],
        pitch: PITCH,
        pose: { yaw: (-sign * OPEN_TURN * i) / (HALF_POSES - 1) },
        ...(material.alpha && { alpha: material.alpha }),
      });
    }
  }
  return bakes;
}
