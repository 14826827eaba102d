import type { Bake, Bakes } from '../../engine/sprites.ts';
import { BLEED } from '../../engine/stage.ts';
import type { PlaceName } from '../words/names.ts';
import { hangingPlaces, placeSets } from './catalogue.ts';
import type { Frame, Paintbox, PaintPlate, PlateShape } from './paint/brush.ts';
import type { PlaceSet } from './set.ts';

/** How far things beyond the horizon reach down into the ground, and the ground's soft start, in pixels. */
const OVERLAP = 70;
const FRONT_SPARE = 60;

/** What is added to the seed of the paintbox for each part of a place. */
const seeds = { far: 0, middle: 1, ground: 2, front: 3 } as const;

export type PlateName = 'backdrop' | 'middle' | 'ground' | 'front';
export type PlateShapes = Record<PlateName, PlateShape>;

/** Which rows of the picture each plate covers, and how finely. */
export function plateShapes({ height, horizon }: Frame, place: PlaceName): PlateShapes {
  return {
    backdrop: { top: -BLEED, bottom: Math.min(height, horizon) + OVERLAP, detail: 0.5, blur: 3.5 },
    middle: { top: -BLEED, bottom: horizon + OVERLAP, detail: 0.5, blur: 1.6 },
    ground: { top: horizon, bottom: height + BLEED, detail: 1, blur: 0 },
    front: {
      top: hangingPlaces.has(place) ? -FRONT_SPARE : Math.round(height * 0.52),
      bottom: height + FRONT_SPARE,
      detail: 0.25,
      blur: 16,
    },
  };
}

/** What a plate is painted by, which the threads that bake it load. */
type PlatePainter = { paint: PaintPlate; indoors?: boolean | undefined };

/** A plate of the place, BLEED wider than the picture on both sides. */
export function plateBake(
  box: Paintbox,
  shape: PlateShape,
  load: () => Promise<PlatePainter>,
): Bake {
  const size = {
    width: Math.round((box.frame.width + 2 * BLEED) * shape.detail),
    height: Math.round((shape.bottom - shape.top) * shape.detail),
  };
  return {
    ...size,
    async look() {
      const { plateLook } = await import('./paint/brush.ts');
      const { paint, indoors = false } = await load();
      return plateLook({ ...box, indoors }, shape, size, paint);
    },
  };
}

/** The four pictures of a place. */
export function placeBakes(place: PlaceName, box: Paintbox): Bakes {
  const shapes = plateShapes(box.frame, place);
  const plate = (name: PlateName, part: keyof PlaceSet & keyof typeof seeds) =>
    plateBake({ ...box, seed: box.seed + seeds[part] }, shapes[name], async () => {
      const set = await placeSets[place]();
      return { paint: set[part], indoors: set.indoors };
    });
  return {
    backdrop: plate('backdrop', 'far'),
    middle: plate('middle', 'middle'),
    ground: plate('ground', 'ground'),
    front: plate('front', 'front'),
  };
}
