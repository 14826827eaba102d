import type { Solid } from '../cast/solid.ts';
import type { Painter, Point, Surface } from '../cast/surface.ts';

/** Paints a cut: `edge` is 0 in the middle and 1 at the skin, `angle` goes around. */
export type FleshPainter = (point: Point, surface: Surface, edge: number, angle: number) => void;

/** The measures of a fruit or vegetable. Its own unit is about its half height; y points up. */
export type Measures = {
  /** Height of the cut, and where the middle of the cut lies sideways. */
  cut: number;
  axis?: number;
  /** Lowest and highest point, and half the width, with leaves; the picture must hold them. */
  bottom: number;
  top: number;
  half: number;
  /** How large it stands in the picture; 1 is a coconut. */
  size: number;
  /** Where the face sits and how large it is. */
  face: { x?: number; y: number; size: number };
  /** Colors (#rrggbb) of the juice, the eyelids and the eyes. */
  juice: string;
  lid: string;
  iris: string;
};

/** A fruit or vegetable. */
export type Produce = Measures & {
  body: Solid;
  skin: Painter;
  flesh: FleshPainter;
  /** Leaves, stem, crown. */
  trim?: { solid: Solid; paint: Painter };
  /** An emptiness inside, and what its walls (and its liquid) look like. */
  hollow?: { solid: Solid; paint: Painter };
};
