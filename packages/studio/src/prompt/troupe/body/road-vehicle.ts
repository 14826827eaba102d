import type { Point } from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { lit, polished } from './paints.ts';
import type { Shape } from './shape.ts';
import { box, egg, mirrored } from './solids.ts';

/** A pane on the front, inside a rounded frame, 0 to 1. */
export const pane =
  (cy: number, hx: number, hy: number, steep = 0.35) =>
  (p: Point) =>
    smooth(0.03, 0, Math.max(Math.abs(p.x) - hx, Math.abs(p.y - cy) - hy)) *
    smooth(steep, 0.5, p.nz);

/** Two lamps, in the right half their middle. */
export const lamps = (x: number, y: number, z: number): Shape =>
  lit('#fff2a8', 0.6, mirrored(egg([x, y, z], [0.13, 0.13, 0.07])));

/** A bar across the front. */
export const bumper = (half: number, y: number, z: number): Shape =>
  polished('#dfe4ea', box([0, y, z], [half, 0.08, 0.08], 0.08));
