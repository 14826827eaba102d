import type { Solid } from '../../../kit/cast/solid.ts';

const REACH = 2.6;
const LEVELS = 6;

/** Calls back with the middle of every small cube that the solid's surface may cross. */
function walk(solid: Solid, levels: number, found: (x: number, y: number, z: number) => void) {
  const visit = (x: number, y: number, z: number, half: number, left: number) => {
    if (Math.abs(solid(x, y, z)) > half * (left ? 1.75 : 1.2)) return;
    if (!left) {
      found(x, y, z);
      return;
    }
    const step = half / 2;
    for (let corner = 0; corner < 8; corner++) {
      visit(
        x + (corner & 1 ? step : -step),
        y + (corner & 2 ? step : -step),
        z + (corner & 4 ? step : -step),
        step,
        left - 1,
      );
    }
  };
  visit(0, 0, 0, REACH, levels);
}

/** An upright box by its middle and half sizes. */
export type Box = { x: number; y: number; z: number; dx: number; dy: number; dz: number };

/** The box around all of them. */
export function boxOver(boxes: readonly Box[]): Box {
  const span = (at: 'x' | 'y' | 'z', size: 'dx' | 'dy' | 'dz') => {
    const low = Math.min(...boxes.map((box) => box[at] - box[size]));
    const high = Math.max(...boxes.map((box) => box[at] + box[size]));
    return [(low + high) / 2, (high - low) / 2] as const;
  };
  const [x, dx] = span('x', 'dx');
  const [y, dy] = span('y', 'dy');
  const [z, dz] = span('z', 'dz');
  return { x, y, z, dx, dy, dz };
}

/** The box around a solid. */
export function boxAround(solid: Solid): Box {
  const low = [1e3, 1e3, 1e3];
  const high = [-1e3, -1e3, -1e3];
  walk(solid, LEVELS - 1, (...place) => {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis]!, place[axis]!);
      high[axis] = Math.max(high[axis]!, place[axis]!);
    }
  });
  const spare = REACH / 2 ** (LEVELS - 1);
  const middle = low.map((value, axis) => (value + high[axis]!) / 2);
  const half = low.map((value, axis) => (high[axis]! - value) / 2 + spare);
  return { x: middle[0]!, y: middle[1]!, z: middle[2]!, dx: half[0]!, dy: half[1]!, dz: half[2]! };
}

/** Where a solid appears, in units from its own (0, 0, 0); y points up. */
export type Extent = { half: number; low: number; high: number };

/** The extent of a solid turned by `yaw` and seen from `pitch` above, in radians. */
export function extentOf(solid: Solid, pitch: number, yaw: number): Extent {
  const extent: Extent = { half: 0, low: 1e3, high: -1e3 };
  walk(solid, LEVELS, (x, y, z) => {
    const across = x * Math.cos(yaw) + z * Math.sin(yaw);
    const deep = z * Math.cos(yaw) - x * Math.sin(yaw);
    const up = y * Math.cos(pitch) - deep * Math.sin(pitch);
    extent.half = Math.max(extent.half, Math.abs(across));
    extent.low = Math.min(extent.low, up);
    extent.high = Math.max(extent.high, up);
  });
  const spare = REACH / 2 ** LEVELS;
  return { half: extent.half + spare, low: extent.low - spare, high: extent.high + spare };
}
