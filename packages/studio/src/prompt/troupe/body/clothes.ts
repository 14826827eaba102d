import { smooth } from '../../../kit/math/easing.ts';
import { ahead } from './areas.ts';
import { marked } from './paints.ts';

/** A row of buttons down the front. */
export const buttons = (color: string) =>
  marked(color, (p) => smooth(0.05, 0.035, Math.hypot(p.x, ((p.y + 2) % 0.2) - 0.1)) * ahead(p));

/** A collar around the neck. */
export const collar = (color: string) =>
  marked(color, (p) => smooth(0.28, 0.32, p.y + Math.abs(p.x) * 0.2));
