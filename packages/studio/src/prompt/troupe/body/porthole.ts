import { smooth } from '../../../kit/math/easing.ts';
import { marked, marks } from './paints.ts';
import { GLASS } from './vehicle.ts';

/** A round window in a brass frame, by its middle and radius. */
export const porthole = (x: number, y: number, radius: number) =>
  marks(
    marked(
      '#f4d05a',
      (p) => smooth(radius + 0.02, radius, Math.hypot(p.x - x, p.y - y)) * smooth(0, 0.1, p.z),
    ),
    marked(
      GLASS,
      (p) =>
        smooth(radius * 0.72, radius * 0.64, Math.hypot(p.x - x, p.y - y)) * smooth(0, 0.1, p.z),
    ),
  );
