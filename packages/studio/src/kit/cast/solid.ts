import { clamp } from '../math/easing.ts';

/** Distance from a point to a surface, in units, negative inside; may be too small, never too large. */
export type Solid = (x: number, y: number, z: number) => number;

const STEPS = 180;

/** Radius by latitude: points of [degrees from -90 (bottom) to 90 (top), radius], joined smoothly. */
export type Profile = readonly (readonly [degrees: number, radius: number])[];

function tabulate(profile: Profile): Float32Array {
  const table = new Float32Array(STEPS + 2);
  for (let i = 0; i < table.length; i++) {
    const degrees = (i / STEPS) * 180 - 90;
    let right = profile.findIndex(([at]) => at >= degrees);
    if (right === -1) right = profile.length - 1;
    const [x1, y1] = profile[Math.max(0, right - 1)]!;
    const [x2, y2] = profile[right]!;
    const share = x1 === x2 ? 0 : clamp((degrees - x1) / (x2 - x1));
    table[i] = y1 + (y2 - y1) * (0.35 * share + 0.65 * share * share * (3 - 2 * share));
  }
  return table;
}

export type Ribs = { count: number; depth: number; sharp: number };

/** A turned body whose profile may be ribbed around its axis; `lump` adds a little to the radius. */
export function turned(profile: Profile, ribs?: Ribs, lump?: Solid): Solid {
  const table = tabulate(profile);
  const widest = Math.max(...table) + (lump ? 0.16 : 0);
  return (x, y, z) => {
    const length = Math.sqrt(x * x + y * y + z * z) + 1e-6;
    if (length > widest + 0.2) return length - widest;
    const place = (Math.asin(y / length) / Math.PI + 0.5) * STEPS;
    const index = Math.floor(place);
    const low = table[index]!;
    let radius = low + (table[index + 1]! - low) * (place - index);
    if (ribs) {
      const wave = Math.abs(Math.sin((Math.atan2(x, z) * ribs.count) / 2));
      const level = 1 - (y / length) ** 4;
      radius -= ribs.depth * level * (1 - wave) ** ribs.sharp;
    }
    if (lump) radius += lump(x / length, y / length, z / length);
    return (length - radius) * 0.72;
  };
}

export function ball(cx: number, cy: number, cz: number, radius: number): Solid {
  return (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius;
}

export function ellipsoid(
  [cx, cy, cz]: readonly [number, number, number],
  [rx, ry, rz]: readonly [number, number, number],
): Solid {
  const smallest = Math.min(rx, ry, rz);
  return (x, y, z) => {
    const k = Math.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + ((z - cz) / rz) ** 2);
    return (k - 1) * smallest;
  };
}

/** A round rod that tapers from radius `a` at one end to `b` at the other. */
export function rod(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  a: number,
  b: number,
): Solid {
  const [fx, fy, fz] = from;
  const dx = to[0] - fx;
  const dy = to[1] - fy;
  const dz = to[2] - fz;
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const share = clamp(((x - fx) * dx + (y - fy) * dy + (z - fz) * dz) / square);
    const gx = x - fx - dx * share;
    const gy = y - fy - dy * share;
    const gz = z - fz - dz * share;
    return (Math.sqrt(gx * gx + gy * gy + gz * gz) - a - (b - a) * share) * 0.9;
  };
}

/** The two joined with a rounded seam about `soft` wide. */
export function blend(a: number, b: number, soft: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / soft);
  return b + (a - b) * share - soft * share * (1 - share);
}

/** All of them together. */
export function union(solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let nearest = 1e3;
    for (let i = 0; i < solids.length; i++) nearest = Math.min(nearest, solids[i]!(x, y, z));
    return nearest;
  };
}

/** All of them together, with rounded seams about `soft` wide. */
export function melted(soft: number, solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let nearest = 1e3;
    for (let i = 0; i < solids.length; i++) nearest = blend(nearest, solids[i]!(x, y, z), soft);
    return nearest;
  };
}
