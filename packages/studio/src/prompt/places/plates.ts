import type { Bakes } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import { type Frame, type Paintbox, type PlateShape, placeBake } from './paint/brush.ts';
import type { PlaceSet } from './set.ts';

/** How far things beyond the horizon reach down into the ground, and the ground's soft start, in pixels. */
const OVERLAP = 70;
const FRONT_SPARE = 60;

export type PlateName = 'backdrop' | 'middle' | 'ground' | 'front';
export type PlateShapes = Record<PlateName, PlateShape>;

/** Which rows of the picture each plate covers, and how finely. */
export function plateShapes({ height, horizon }: Frame, { hanging }: PlaceSet): PlateShapes {
  return {
    backdrop: { top: -BLEED, bottom: Math.min(height, horizon) + OVERLAP, detail: 0.5, blur: 3.5 },
    middle: { top: -BLEED, bottom: horizon + OVERLAP, detail: 0.5, blur: 1.6 },
    ground: { top: horizon, bottom: height + BLEED, detail: 1, blur: 0 },
    front: {
      top: hanging ? -FRONT_SPARE : Math.round(height * 0.52),
      bottom: height + FRONT_SPARE,
      detail: 0.25,
      blur: 16,
    },
  };
}

/** The four pictures of a place. */
export function placeBakes(set: PlaceSet, look: Paintbox): Bakes {
  const box = { ...look, indoors: set.indoors ?? false };
  const shapes = plateShapes(box.frame, set);
  return {
    backdrop: placeBake(box, shapes.backdrop, set.far),
    middle: placeBake({ ...box, seed: box.seed + 1 }, shapes.middle, set.middle),
    ground: placeBake({ ...box, seed: box.seed + 2 }, shapes.ground, set.ground),
    front: placeBake({ ...box, seed: box.seed + 3 }, shapes.front, set.front),
  };
}
