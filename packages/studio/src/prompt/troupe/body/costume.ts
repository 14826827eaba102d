import { towards } from '../../../kit/math/colors.ts';
import { smooth } from '../../../kit/math/easing.ts';
import type { DollLayer } from './doll.ts';
import { marked, painted } from './paints.ts';
import { slab } from './solids.ts';

/** A band around a body at that height, 0 to 1. */
export const band = (height: number, half: number) => (p: { y: number }) =>
  smooth(half + 0.015, half, Math.abs(p.y - height));

/** A cape that hangs behind a person; color #rrggbb. */
export function cape(color: string): DollLayer {
  const outline = (x: number, y: number) =>
    Math.max(Math.abs(x) - 0.42 - (0.5 - y) * 0.34, y - 0.42, -0.62 - y + 0.05 * Math.sin(x * 14));
  return {
    name: 'cape',
    shape: painted(color, 0.3, slab(outline, 0.07, 0.06), [
      marked(towards(color, '#30000a', 0.5), (p) => smooth(0.2, 0.9, Math.sin(p.x * 15)) * 0.5),
    ]),
    at: [0, 0.74],
    turn: (stance) => -stance.lean * 0.8 + stance.headTilt * 0.5,
  };
}
