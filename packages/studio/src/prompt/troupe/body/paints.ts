import { fur, smoothSkin } from '../../../kit/cast/fur.ts';
import {
  linear,
  type Painter,
  type Point,
  type Surface,
  setColor,
  tint,
} from '../../../kit/cast/surface.ts';

/** Something that is painted over what is there. */
export type Mark = (point: Point, surface: Surface) => void;

/** One color (#rrggbb) all over, with marks on it. */
export function plain(hex: string, gloss = 0.3, mark?: Mark): Painter {
  const color = linear(hex);
  return (point, surface) => {
    smoothSkin(surface, color, gloss);
    mark?.(point, surface);
  };
}

/** Fur of one color (#rrggbb), with marks on it. */
export function furry(hex: string, mark?: Mark): Painter {
  const color = linear(hex);
  return (point, surface) => {
    fur(surface, point, color);
    mark?.(point, surface);
  };
}

/** Shines by itself. */
export function glowing(hex: string, glow = 0.8): Painter {
  const color = linear(hex);
  return (_point, surface) => {
    setColor(surface, color);
    surface.glow = glow;
    surface.gloss = 0.2;
  };
}

/** Polished metal (#rrggbb), with marks on it. */
export function metal(hex: string, mark?: Mark): Painter {
  const color = linear(hex);
  return (point, surface) => {
    setColor(surface, color);
    surface.gloss = 0.95;
    surface.soft = 0.15;
    surface.rim = 1.1;
    mark?.(point, surface);
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
