import { fur, smoothSkin } from '../../../kit/cast/fur.ts';
import type { Solid } from '../../../kit/cast/solid.ts';
import {
  linear,
  type Painter,
  type Point,
  type Surface,
  setColor,
  tint,
} from '../../../kit/cast/surface.ts';
import { smooth } from '../../../kit/math/easing.ts';
import type { Shape } from './shape.ts';

/** Something that is painted over what is there. */
export type Mark = (point: Point, surface: Surface) => void;

/** One color (#rrggbb) all over, with marks on it. */
export function plain(hex: string, gloss = 0.3, ...all: readonly Mark[]): Painter {
  const color = linear(hex);
  return (point, surface) => {
    smoothSkin(surface, color, gloss);
    for (const mark of all) mark(point, surface);
  };
}

/** Fur of one color (#rrggbb), with marks on it. */
export function furry(hex: string, ...all: readonly Mark[]): Painter {
  const color = linear(hex);
  return (point, surface) => {
    fur(surface, point, color);
    for (const mark of all) mark(point, surface);
  };
}

/** Shines by itself. */
function glowing(hex: string, glow = 0.8): Painter {
  const color = linear(hex);
  return (_point, surface) => {
    setColor(surface, color);
    surface.glow = glow;
    surface.gloss = 0.2;
  };
}

/** Polished metal (#rrggbb), with marks on it. */
export function metal(hex: string, ...all: readonly Mark[]): Painter {
  const color = linear(hex);
  return (point, surface) => {
    setColor(surface, color);
    surface.gloss = 0.95;
    surface.soft = 0.15;
    surface.rim = 1.1;
    for (const mark of all) mark(point, surface);
  };
}

/** Another color (#rrggbb) where the share is above 0. */
export function marked(hex: string, share: (point: Point) => number): Mark {
  const color = linear(hex);
  return (point, surface) => {
    const strength = share(point);
    if (strength > 0) tint(surface, color, Math.min(1, strength));
  };
}

/** 1 on the front of a body, 0 at its sides. */
export function ahead({ z }: Point): number {
  return smooth(0.1, 0.2, z);
}

/** Several marks, the last on top. */
export function marks(...all: readonly Mark[]): Mark {
  return (point, surface) => {
    for (const mark of all) mark(point, surface);
  };
}

/** The paint with another color (#rrggbb), which keeps its pattern of light and dark. */
export function recolored(paint: Painter, hex: string): Painter {
  const color = linear(hex);
  return (point, surface) => {
    paint(point, surface);
    const bright = 0.3 * surface.red + 0.6 * surface.green + 0.1 * surface.blue;
    const factor = 0.45 + (1.1 * bright) / (bright + 0.25);
    setColor(surface, [color[0] * factor, color[1] * factor, color[2] * factor]);
  };
}

/** A solid in one color (#rrggbb), with its gloss and marks. */
export function painted(solid: Solid, ...paint: Parameters<typeof plain>): Shape {
  return { solid, paint: plain(...paint) };
}

/** A solid in fur of one color, with marks. */
export function furred(solid: Solid, ...paint: Parameters<typeof furry>): Shape {
  return { solid, paint: furry(...paint) };
}

/** A solid of polished metal, with marks. */
export function polished(solid: Solid, ...paint: Parameters<typeof metal>): Shape {
  return { solid, paint: metal(...paint) };
}

/** A solid that shines by itself. */
export function lit(solid: Solid, ...paint: Parameters<typeof glowing>): Shape {
  return { solid, paint: glowing(...paint) };
}
