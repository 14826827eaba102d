import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { marked } from './paints.ts';

/** 1 on the front of a body, 0 at its sides. */
export const ahead = (p: Point) => smooth(0.1, 0.2, p.z);

/** A row of buttons down the front. */
export const buttons = (color: string) =>
  marked(color, (p) => smooth(0.05, 0.035, Math.hypot(p.x, ((p.y + 2) % 0.2) - 0.1)) * ahead(p));

export const collar = (color: string) =>
  marked(color, (p) => smooth(0.28, 0.32, p.y + Math.abs(p.x) * 0.2));
