import { fur, smoothSkin } from '../../../kit/cast/fur.ts';
import { type Solid, union } from '../../../kit/cast/solid.ts';
import {
  linearRgb,
  type Painter,
  type Point,
  type Surface,
  setColor,
  tint,
} from '../../../kit/cast/surface.ts';
import type { Area } from './areas.ts';
import type { Shape } from './shape.ts';

/** Something that is painted over what is there. */
export type Mark = (point: Point, surface: Surface) => void;

/** One color (#rrggbb) all over, with marks on it. */
export function plain(hex: string, gloss: number, all: readonly Mark[] = []): Painter {
  const color = linearRgb(hex);
  return (point, surface) => {
    smoothSkin(surface, color, gloss);
    for (const mark of all) mark(point, surface);
  };
}

/** Fur of one color (#rrggbb), with marks on it. */
export function furry(hex: string, all: readonly Mark[] = []): Painter {
  const color = linearRgb(hex);
  return (point, surface) => {
    fur(surface, point, color);
    for (const mark of all) mark(point, surface);
  };
}

/** Shines by itself. */
function glowing(hex: string, strength: number): Painter {
  const color = linearRgb(hex);
  return (_point, surface) => {
    setColor(surface, color);
    surface.glow = strength;
    surface.gloss = 0.2;
  };
}

/** Polished metal (#rrggbb), with marks on it. */
export function metal(hex: string, all: readonly Mark[] = []): Painter {
  const color = linearRgb(hex);
  return (point, surface) => {
    setColor(surface, color);
    surface.gloss = 0.95;
    surface.soft = 0.15;
    surface.rim = 1.1;
    for (const mark of all) mark(point, surface);
  };
}

/** Another color (#rrggbb) over an area. */
export function marked(hex: string, area: Area, strength = 1): Mark {
  const color = linearRgb(hex);
  return (point, surface) => {
    const share = area(point) * strength;
    if (share > 0) tint(surface, color, Math.min(1, share));
  };
}

/** Shines by itself, that strongly. */
export function glow(strength: number): Mark {
  return (_point, surface) => {
    surface.glow = strength;
  };
}

/** Several marks, the last on top. */
export function marks(...all: readonly Mark[]): Mark {
  return (point, surface) => {
    for (const mark of all) mark(point, surface);
  };
}

/** The paint with another color (#rrggbb), which keeps its pattern of light and dark. */
export function recoloredPaint(paint: Painter, hex: string): Painter {
  const color = linearRgb(hex);
  return (point, surface) => {
    paint(point, surface);
    const bright = 0.3 * surface.red + 0.6 * surface.green + 0.1 * surface.blue;
    const factor = 0.45 + (1.1 * bright) / (bright + 0.25);
    setColor(surface, [color[0] * factor, color[1] * factor, color[2] * factor]);
  };
}

const one = (solid: Solid | readonly Solid[]) =>
  typeof solid === 'function' ? solid : union(solid);

/** A solid, or several as one, in a color (#rrggbb) with its gloss and marks. */
export function painted(
  hex: string,
  gloss: number,
  solid: Solid | readonly Solid[],
  all?: readonly Mark[],
): Shape {
  return { solid: one(solid), paint: plain(hex, gloss, all) };
}

/** A solid, or several as one, in fur of one color, with marks. */
export function furred(hex: string, solid: Solid | readonly Solid[], all?: readonly Mark[]): Shape {
  return { solid: one(solid), paint: furry(hex, all) };
}

/** A solid, or several as one, of polished metal. */
export function polished(
  hex: string,
  solid: Solid | readonly Solid[],
  all?: readonly Mark[],
): Shape {
  return { solid: one(solid), paint: metal(hex, all) };
}

/** A solid, or several as one, that shines by itself, that strongly. */
export function lit(hex: string, strength: number, solid: Solid | readonly Solid[]): Shape {
  return { solid: one(solid), paint: glowing(hex, strength) };
}
