import type { Bake, Bakes } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { measures } from '../../kit/produce/measures.ts';
import type { Measures } from '../../kit/produce/produce.ts';
import type { SliceShapes } from './slice-shapes.ts';
import type { Sliced } from './slicing.ts';

/** Poses of the flying cap that are baked; between them two are mixed. */
export const CAP_POSES = 10;
/** How far the cap tips back over its flight, in radians. */
export const CAP_TIP = -2.75;
/** The cap is mostly moving, so it need not be sharp. */
export const CAP_DETAIL = 0.7;

/** How far the crown reaches down over the lower part, so that no seam shows between them. */
const OVERLAP = 0.16;

function shapeOf(name: keyof SliceShapes, { looks }: Sliced) {
  return async () => {
    const [{ sliceShapes }, loaded] = await Promise.all([import('./slice-shapes.ts'), looks()]);
    return sliceShapes(loaded.looks.produce, loaded.looks.light, OVERLAP)[name];
  };
}

function pieceBake(
  name: 'lower' | 'crown' | 'lit',
  [low, high]: readonly [number, number],
  sliced: Sliced,
  scale: number,
): Bake {
  const frame = {
    name: `${sliced.name}/${name}`,
    pitch: PITCH,
    scale,
    middle: (low + high) / 2,
    reach: [measures[sliced.name].half + 0.04, (high - low) / 2 + 0.34],
  } as const;
  return castLater(frame, shapeOf(name, sliced));
}

/** The lower part once more, shining by itself as if a light were inside; named `folder/lit`. */
export function litLowerBake(sliced: Sliced, scale: number): Bake {
  const { bottom, cut } = measures[sliced.name];
  return pieceBake('lit', [bottom - 0.2, cut], sliced, scale);
}

/** The lower part, the crown that makes it whole, and the cap in every pose (cap0, cap1, ...). */
export function sliceBakes(sliced: Sliced, scale: number): Bakes {
  const { cut, top, bottom, half } = measures[sliced.name];
  const bakes: Bakes = {
    lower: pieceBake('lower', [bottom - 0.2, cut], sliced, scale),
    crown: pieceBake('crown', [cut - OVERLAP, top], sliced, scale),
  };
  const capReach = Math.hypot(half, (top - cut) / 2) * 0.98;
  for (let i = 0; i < CAP_POSES; i++) {
    const share = i / (CAP_POSES - 1);
    const frame = {
      name: `${sliced.name}/cap${i}`,
      pitch: PITCH,
      pose: { tip: CAP_TIP * share, yaw: share * 0.8 },
      middle: (cut + top) / 2,
      scale: scale * CAP_DETAIL,
      reach: [capReach, capReach],
    } as const;
    bakes[`cap${i}`] = castLater(frame, shapeOf('cap', sliced));
  }
  return bakes;
}

/** Heights of the middles of the lower part's and the crown's pictures. */
export function pieceMiddles({ cut, top, bottom }: Measures): { lower: number; crown: number } {
  return { lower: (bottom - 0.2 + cut) / 2, crown: (cut - OVERLAP + top) / 2 };
}
