import type { CastShape } from '../../kit/cast/cast-frame.ts';
import type { Light } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import type { Painter } from '../../kit/cast/surface.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import type { Produce } from '../../kit/produce/produce.ts';

// What the sliced pieces look like, for the workshop alone: renders open the sprites that ship.

const AROUND = 128;
const CUT_SKIN = 0.006;

/** Distance from the cut's middle to the skin, for each direction. */
function outline(produce: Produce): Float32Array {
  const radii = new Float32Array(AROUND + 1);
  const axis = produce.axis ?? 0;
  for (let i = 0; i <= AROUND; i++) {
    const angle = (i / AROUND) * TURN;
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
      const angle = Math.atan2(x - axis, z) + TURN;
      const place = ((angle / TURN) % 1) * AROUND;
      const index = Math.floor(place);
      const low = radii[index]!;
      const radius = low + (radii[index + 1]! - low) * (place - index);
      produce.flesh(point, surface, Math.hypot(x - axis, z) / radius, angle);
    } else if (hollow && hollow.solid(x, y, z) < 0.02) hollow.paint(point, surface);
    else if (inTrim) trim.paint(point, surface);
    else produce.skin(point, surface);
  };
}

/** `solid` between two heights; near the ends the cheap planes alone decide. */
function clip(solid: Solid, low: number, high: number): Solid {
  return (x, y, z) => {
    const plane = Math.max(low - y, y - high);
    return plane > 0.1 ? plane : Math.max(plane, solid(x, y, z));
  };
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

export type SliceShapes = Record<'lower' | 'crown' | 'cap' | 'lit', CastShape>;

/** The lower part, the crown that reaches `overlap` over it, the cap, and the lower part lit from inside. */
export function sliceShapes(produce: Produce, light: Light, overlap: number): SliceShapes {
  const { cut, top, bottom } = produce;
  const carved = carvedOf(produce);
  const paint = painter(produce);
  const lower = { solid: clip(carved, bottom - 0.2, cut), paint, light };
  return {
    lower,
    crown: {
      solid: clip(wholeOf(produce), cut - overlap, top),
      paint,
      light,
      alpha: (point) => smooth(cut - overlap * 0.8, cut - overlap * 0.2, point.y),
    },
    cap: { solid: clip(carved, cut, top + 0.2), paint, light },
    lit: {
      ...lower,
      paint(point, surface) {
        paint(point, surface);
        // Thin rind between the ribs lets more through, and so does the upper part.
        const high = smooth(bottom, cut, point.y);
        surface.glow = 0.45 + 1 * high * high + (point.ny > 0.5 ? 0.9 : 0);
        surface.green *= 0.72 + 0.42 * high;
      },
    },
  };
}
