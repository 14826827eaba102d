import { ball, rod } from '../../../kit/cast/solid.ts';
import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { scatter } from '../../../kit/math/noise.ts';
import { type Mark, marked, painted } from './paints.ts';
import type { Shape } from './shape.ts';

/** A cherry with its stalk, its middle at that height. */
export const cherry = (height: number): Shape[] => [
  painted('#e0203a', 0.95, ball(0, height, 0.05, 0.19)),
  painted('#5f8a34', 0.3, rod([0, height + 0.1, 0], [0.14, height + 0.42, 0], 0.03, 0.025)),
];

/** Sugar sprinkles in five colors, in a plane of x and y. */
export function sprinkles(where: (p: Point) => boolean): Mark {
  const colors = ['#ff5f8a', '#ffe14a', '#5fc8ff', '#8ae07a', '#ffffff'];
  const paints = colors.map((color) => marked(color, () => 1));
  return (p, surface) => {
    if (!where(p)) return;
    const column = Math.floor(p.x * 7 + 40);
    const row = Math.floor(p.y * 7 + 40);
    const seed = column * 31 + row * 57;
    const dx = p.x * 7 + 40 - column - 0.35 - scatter(seed) * 0.3;
    const dy = p.y * 7 + 40 - row - 0.35 - scatter(seed + 9) * 0.3;
    const angle = scatter(seed + 3) * 3.14;
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const off = dy * Math.cos(angle) - dx * Math.sin(angle);
    if (Math.abs(along) < 0.3 && Math.abs(off) < 0.1) paints[seed % 5]!(p, surface);
  };
}

/** Icing that runs down from a height in drops. */
export const icing = (color: string, height: number, depth = 0.14) =>
  marked(color, (p) => {
    const angle = Math.atan2(p.x, p.z);
    const drop = depth * Math.sin(angle * 8) * Math.sin(angle * 3 + 1);
    return smooth(-0.015, 0.015, p.y - height - drop);
  });
