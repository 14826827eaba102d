import { dot, front, meet } from './areas.ts';
import { marked, marks } from './paints.ts';
import { GLASS } from './vehicle.ts';

/** A round window in a brass frame, by its middle and radius. */
export const porthole = (x: number, y: number, radius: number) =>
  marks(
    marked('#f4d05a', meet(dot(x, y, radius + 0.02, radius), front)),
    marked(GLASS, meet(dot(x, y, radius * 0.72, radius * 0.64), front)),
  );
