import type { PaintPlate } from './paint/brush.ts';

/** How a place is painted, from the back to the front. */
export type PlaceSet = {
  /** Sky or wall and what is far away; fills its plate. */
  far: PaintPlate;
  /** Things that stand around the horizon; the rest of the plate stays empty. */
  middle: PaintPlate;
  /** Everything from the horizon down. */
  ground: PaintPlate;
  /** Right before the lens, far out of focus, at the edges only. */
  front: PaintPlate;
  indoors?: boolean;
};
