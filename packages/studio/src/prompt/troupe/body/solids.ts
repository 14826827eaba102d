import { melted, rod, type Solid } from '../../../kit/cast/solid.ts';
import { TURN } from '../../../kit/math/easing.ts';

/** A point or three sizes, in units. */
export type Place = readonly [x: number, y: number, z: number];
/** Distance in a plane, as Solid in space. */
type Outline = (x: number, y: number) => number;

/** An ellipsoid whose distance stays good when it is flat. */
export function egg([cx, cy, cz]: Place, [rx, ry, rz]: Place): Solid {
  const smallest = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const dx = (x - cx) / rx;
    const dy = (y - cy) / ry;
    const dz = (z - cz) / rz;
    const near = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const steep = Math.sqrt((dx / rx) ** 2 + (dy / ry) ** 2 + (dz / rz) ** 2);
    return near < 0.01 ? -smallest : ((near * (near - 1)) / steep) * 0.9;
  };
}

/** A box by its half sizes, with rounded edges. */
export function box([cx, cy, cz]: Place, [hx, hy, hz]: Place, round: number): Solid {
  return (x, y, z) => {
    const dx = Math.abs(x - cx) - hx + round;
    const dy = Math.abs(y - cy) - hy + round;
    const dz = Math.abs(z - cz) - hz + round;
    const outside = Math.sqrt(Math.max(0, dx) ** 2 + Math.max(0, dy) ** 2 + Math.max(0, dz) ** 2);
    return outside + Math.min(0, Math.max(dx, dy, dz)) - round;
  };
}

/** A ring around the axis that it names. */
export function ring(
  [cx, cy, cz]: Place,
  large: number,
  small: number,
  axis: 'x' | 'y' | 'z',
): Solid {
  return (x, y, z) => {
    const dx = x - cx;
    const dy = y - cy;
    const dz = z - cz;
    const off = axis === 'x' ? dx : axis === 'y' ? dy : dz;
    const flat = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - off * off)) - large;
    return Math.sqrt(flat * flat + off * off) - small;
  };
}

/** A flat thing: the outline in x and y, `depth` to either side of z = 0, with rounded edges. */
export function slab(outline: Outline, depth: number, round: number): Solid {
  return (x, y, z) => {
    const flat = outline(x, y) + round;
    const off = Math.abs(z) - depth + round;
    return (
      (Math.min(0, Math.max(flat, off)) +
        Math.sqrt(Math.max(0, flat) ** 2 + Math.max(0, off) ** 2) -
        round) *
      0.9
    );
  };
}

/** A polygon; its corners, x and y by turns, go around once. */
export function polygon(corners: readonly number[]): Outline {
  const flat = Float64Array.from(corners);
  const count = flat.length / 2;
  return (x, y) => {
    let nearest = 1e6;
    let sign = 1;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const xi = flat[i * 2]!;
      const yi = flat[i * 2 + 1]!;
      const ex = flat[j * 2]! - xi;
      const ey = flat[j * 2 + 1]! - yi;
      const wx = x - xi;
      const wy = y - yi;
      const share = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      const gap = (wx - ex * share) ** 2 + (wy - ey * share) ** 2;
      if (gap < nearest) nearest = gap;
      const above = y >= yi;
      const below = y < flat[j * 2 + 1]!;
      const left = ex * wy > ey * wx;
      if ((above && below && left) || !(above || below || left)) sign = -sign;
    }
    return sign * Math.sqrt(nearest);
  };
}

/** A star with points of the outer radius and corners of the inner one. */
export function starOutline(points: number, outer: number, inner: number): Outline {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (i * Math.PI) / points;
      const radius = i % 2 ? inner : outer;
      return [Math.sin(angle) * radius, Math.cos(angle) * radius];
    }).flat(),
  );
}

/** Turned on a lathe: half a profile, radius and height by turns, from the axis at the bottom to the axis at the top. */
export function lathe(profile: readonly number[], round = 0): Solid {
  const outline = polygon(profile);
  return (x, y, z) => (outline(Math.sqrt(x * x + z * z), y) - round) * 0.92;
}

/** A point with a radius around it: a ball, or a stop of a rod. */
export type RoundPoint = readonly [x: number, y: number, z: number, radius: number];

/** Many balls. */
export function bubbles(all: readonly RoundPoint[]): Solid {
  const flat = Float64Array.from(all.flat());
  return (x, y, z) => {
    let nearest = 1e3;
    for (let i = 0; i < flat.length; i += 4) {
      const dx = x - flat[i]!;
      const dy = y - flat[i + 1]!;
      const dz = z - flat[i + 2]!;
      const gap = Math.sqrt(dx * dx + dy * dy + dz * dz) - flat[i + 3]!;
      if (gap < nearest) nearest = gap;
    }
    return nearest;
  };
}

/** Rods, melted into one, from stop to stop. */
export function bent(soft: number, stops: readonly RoundPoint[]): Solid {
  const [first, ...others] = stops;
  let [x, y, z, radius] = first!;
  return melted(
    soft,
    others.map(([toX, toY, toZ, end]) => {
      const piece = rod([x, y, z], [toX, toY, toZ], radius, end);
      [x, y, z, radius] = [toX, toY, toZ, end];
      return piece;
    }),
  );
}

/** The solid, which points up, again and again around z. */
export function around(solid: Solid, count: number): Solid {
  const step = TURN / count;
  return (x, y, z) => {
    const angle = Math.atan2(x, y);
    const folded = angle - step * Math.round(angle / step);
    const out = Math.sqrt(x * x + y * y);
    return solid(Math.sin(folded) * out, Math.cos(folded) * out, z) * 0.9;
  };
}

/** The same to the left and to the right. */
export function mirrored(solid: Solid): Solid {
  return (x, y, z) => solid(Math.abs(x), y, z);
}

/** Moved there. */
export function moved(solid: Solid, [mx, my, mz]: Place): Solid {
  return (x, y, z) => solid(x - mx, y - my, z - mz);
}

function cosineAndSine(angle: number): readonly [cosine: number, sine: number] {
  return [Math.cos(angle), Math.sin(angle)];
}

/** Turned around z: above 0 against the clock. */
export function rolled(solid: Solid, angle: number): Solid {
  const [c, s] = cosineAndSine(angle);
  return (x, y, z) => solid(c * x + s * y, c * y - s * x, z);
}

/** Turned around x: above 0 its top comes to the viewer. */
export function tipped(solid: Solid, angle: number): Solid {
  const [c, s] = cosineAndSine(angle);
  return (x, y, z) => solid(x, c * y + s * z, c * z - s * y);
}

/** Turned around y: above 0 its front goes to the right. */
export function swung(solid: Solid, angle: number): Solid {
  const [c, s] = cosineAndSine(angle);
  return (x, y, z) => solid(c * x - s * z, y, c * z + s * x);
}

/** What of the first is not in the second. */
export function without(solid: Solid, hole: Solid): Solid {
  return (x, y, z) => Math.max(solid(x, y, z), -hole(x, y, z));
}

/** What is in both. */
export function overlap(a: Solid, b: Solid): Solid {
  return (x, y, z) => Math.max(a(x, y, z), b(x, y, z));
}

/** Everything behind that z. */
export function behind(z: number): Solid {
  return (_x, _y, at) => at - z;
}
