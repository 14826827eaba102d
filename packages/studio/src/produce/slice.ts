import { type Cast, castBake } from '../cast/cast.ts';
import type { Light } from '../cast/light.ts';
import type { Solid } from '../cast/solid.ts';
import type { Painter, Point } from '../cast/surface.ts';
import { smooth } from '../parts/easing.ts';
import { PITCH } from '../parts/stage.ts';
import type { Bakes } from '../pipeline/bake.ts';
import type { Produce } from './produce.ts';

const AROUND = 128;
const CUT_SKIN = 0.006;

/** Poses of the flying cap that are baked; between them two are mixed. */
export const CAP_POSES = 6;
/** How far the cap tips back over its flight, in radians. */
export const CAP_TIP = -1.9;
/** The cap moves too fast to be seen sharp. */
export const CAP_DETAIL = 0.55;

/** Distance from the cut's middle to the skin, for each direction. */
function outline(produce: Produce): Float32Array {
  const radii = new Float32Array(AROUND + 1);
  const axis = produce.axis ?? 0;
  for (let i = 0; i <= AROUND; i++) {
    const angle = (i / AROUND) * Math.PI * 2;
    let inside = 0;
    let outside = produce.half * 1.3;
    for (let step = 0; step < 20; step++) {
      const radius = (inside + outside) / 2;
      const x = axis + Math.sin(angle) * radius;
      if (produce.body(x, produce.cut, Math.cos(angle) * radius) < 0) inside = radius;
      else outside = radius;
    }
    radii[i] = inside;
  }
  return radii;
}

function painter(produce: Produce): Painter {
  const radii = outline(produce);
  const { trim, hollow, body, cut, axis = 0 } = produce;
  return (point, surface) => {
    const { x, y, z } = point;
    const inTrim = trim !== undefined && trim.solid(x, y, z) < body(x, y, z);
    if (Math.abs(y - cut) < CUT_SKIN && Math.abs(point.ny) > 0.9 && !inTrim) {
      const angle = Math.atan2(x - axis, z) + Math.PI * 2;
      const place = ((angle / (Math.PI * 2)) % 1) * AROUND;
      const index = Math.floor(place);
      const low = radii[index]!;
      const radius = low + (radii[index + 1]! - low) * (place - index);
      produce.flesh(point, surface, Math.hypot(x - axis, z) / radius, angle);
    } else if (hollow && hollow.solid(x, y, z) < 0.02) hollow.paint(point, surface);
    else if (inTrim) trim.paint(point, surface);
    else produce.skin(point, surface);
  };
}

/** How far the crown reaches down over the lower part, so that no seam shows between them. */
const OVERLAP = 0.16;

/** `solid` between two heights; near the ends the cheap planes alone decide. */
function clip(solid: Solid, low: number, high: number): Solid {
  return (x, y, z) => {
    const plane = Math.max(low - y, y - high);
    return plane > 0.1 ? plane : Math.max(plane, solid(x, y, z));
  };
}

/** The lower part, the crown that makes it whole, and the cap in every pose (cap0, cap1, ...). */
export function sliceBakes(produce: Produce, light: Light, scale: number): Bakes {
  const { body, trim, hollow, cut, top, bottom, half } = produce;
  const all: Solid = trim ? (x, y, z) => Math.min(body(x, y, z), trim.solid(x, y, z)) : body;
  const carved: Solid = hollow ? (x, y, z) => Math.max(all(x, y, z), -hollow.solid(x, y, z)) : all;
  const base = { paint: painter(produce), light, pitch: PITCH };
  const piece = (solid: Solid, low: number, high: number, alpha?: Cast['alpha']) =>
    castBake({
      ...base,
      ...(alpha && { alpha }),
      solid: clip(solid, low, high),
      scale,
      middle: (low + high) / 2,
      reach: [half + 0.04, (high - low) / 2 + 0.34],
    });
  const fade = (point: Point) => smooth(cut - OVERLAP * 0.8, cut - OVERLAP * 0.2, point.y);
  const bakes: Bakes = {
    lower: piece(carved, bottom - 0.2, cut),
    crown: piece(all, cut - OVERLAP, top, fade),
  };
  const capReach = Math.hypot(half, (top - cut) / 2) * 0.98;
  for (let i = 0; i < CAP_POSES; i++) {
    const share = i / (CAP_POSES - 1);
    bakes[`cap${i}`] = castBake({
      ...base,
      solid: clip(carved, cut, top + 0.2),
      pose: { tip: CAP_TIP * share, yaw: share * 0.8 },
      middle: (cut + top) / 2,
      scale: scale * CAP_DETAIL,
      reach: [capReach, capReach],
    });
  }
  return bakes;
}

/** Heights of the middles of the lower part's and the crown's pictures. */
export function pieceMiddles({ cut, top, bottom }: Produce): { lower: number; crown: number } {
  return { lower: (bottom - 0.2 + cut) / 2, crown: (cut - OVERLAP + top) / 2 };
}
