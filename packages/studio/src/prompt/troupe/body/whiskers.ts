import { rod, union } from '../../../kit/cast/solid.ts';
import { painted } from './paints.ts';
import type { Shape } from './shape.ts';

const whiskers = union(
  [-1, 1].flatMap((side) =>
    [0.06, -0.06].map((rise) =>
      rod([side * 0.46, -0.22, 0.5], [side * 0.98, -0.2 + rise * 1.6, 0.4], 0.012, 0.006),
    ),
  ),
);

/** Two to each side of a head. */
export const whiskerShape: Shape = painted('#fffaf0', 0, whiskers);
