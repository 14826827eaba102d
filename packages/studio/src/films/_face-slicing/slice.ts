import type { Bake, Bakes } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { type Cast, castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import type { Painter, Point } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Produce } from '../../kit/produce/produce.ts';

const AROUND = 128;
const CUT_SKIN = 0.006;

/** Poses of the flying cap that are baked; between them two are mixed. */
export const CAP_POSES = 10;
/** How far the cap tips back over its flight, in radians. */
export const CAP_TIP = -2.75;
/** The cap is mostly moving, so it need not be sharp. */
export const CAP_DETAIL = 0.7;

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

/** The lower part once more, shining by itself as if a light were inside; named `folder/lit`. */
export function litLowerBake(produce: Produce, folder: string, light: Light, scale: number): Bake {
  const { cut, bottom, half } = produce;
  const paint = painter(produce);
  return castBake({
    name: `${folder}/lit`,
    paint(point, surface) {
      paint(point, surface);
      // Thin rind between the ribs lets more through, and so does the upper part.
      const high = smooth(bottom, cut, point.y);
      surface.glow = 0.45 + 1 * high * high + (point.ny > 0.5 ? 0.9 : 0);
      surface.green *= 0.72 + 0.42 * high;
    },
    light,
    pitch: PITCH,
    solid: clip(carvedOf(produce), bottom - 0.2, cut),
    scale,
    middle: (bottom - 0.2 + cut) / 2,
    reach: [half + 0.04, (cut - bottom + 0.2) / 2 + 0.34],
  });
}

/** The whole with its leaves, and with its emptiness. */
function wholeOf({ body, trim }: Produce): Solid {
  return trim ? (x, y, z) => Math.min(body(x, y, z), trim.solid(x, y, z)) : body;
}

function carvedOf(produce: Produce): Solid {
  const all = wholeOf(produce);
  const { hollow } = produce;
  return hollow ? (x, y, z) => Math.max(all(x, y, z), -hollow.solid(x, y, z)) : all;
}

/** The lower part, the crown that makes it whole, and the cap in every pose (cap0, cap1, ...). */
export function sliceBakes(produce: Produce, folder: string, light: Light, scale: number): Bakes {
  const { cut, top, bottom, half } = produce;
  const all = wholeOf(produce);
  const carved = carvedOf(produce);
  const base = { paint: painter(produce), light, pitch: PITCH };
  const piece = (name: string, solid: Solid, low: number, high: number, alpha?: Cast['alpha']) =>
    castBake({
      ...base,
      name: `${folder}/${name}`,
      ...(alpha && { alpha }),
      solid: clip(solid, low, high),
      scale,
      middle: (low + high) / 2,
      reach: [half + 0.04, (high - low) / 2 + 0.34],
    });
  const fade = (point: Point) => smooth(cut - OVERLAP * 0.8, cut - OVERLAP * 0.2, point.y);
  const bakes: Bakes = {
    lower: piece('lower', carved, bottom - 0.2, cut),
    crown: piece('crown', all, cut - OVERLAP, top, fade),
  };
  const capReach = Math.hypot(half, (top - cut) / 2) * 0.98;
  for (let i = 0; i < CAP_POSES; i++) {
    const share = i / (CAP_POSES - 1);
    bakes[`cap${i}`] = castBake({
      ...base,
      name: `${folder}/cap${i}`,
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
