import type { Solid } from '../../../kit/cast/solid.ts';
import { dot, front, meet } from './areas.ts';
import { marked, polished } from './paints.ts';
import type { Shape } from './shape.ts';

/** A crown that sits on the hair, with `points` tips. */
export function crown(radius: number, height: number, points: number): Shape {
  const solid: Solid = (x, y, z) => {
    const wall = Math.abs(Math.sqrt(x * x + z * z) - radius) - 0.035;
    const tips =
      height * (0.5 + 0.5 * Math.abs(Math.sin((Math.atan2(x, z) * points) / 2 + Math.PI / 2)));
    return Math.max(wall, y - 0.5 - tips, 0.46 - y) * 0.65;
  };
  return polished('#ffc426', solid, [marked('#ff3a6a', meet(dot(0, 0.6, 0.06, 0.045), front))]);
}
