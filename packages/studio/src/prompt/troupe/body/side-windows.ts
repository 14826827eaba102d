import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { aside } from './areas.ts';

/** Windows along a vehicle's sides: their height, half height, first, last and distance. */
export const sideWindows =
  (cy: number, hy: number, from: number, to: number, every: number) => (p: Point) => {
    const place = Math.abs((((p.z - from) / every) % 1) - 0.5) * every;
    const inRow = Math.max(from - p.z, p.z - to, Math.abs(p.y - cy) - hy, place - every * 0.38);
    return smooth(0.02, 0, inRow) * aside(p);
  };
