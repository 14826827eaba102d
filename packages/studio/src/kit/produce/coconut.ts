import { mottle } from '../cast/paint.ts';
import { ball, turned } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const dark = linearRgb('#3d2110');
const husk = linearRgb('#9a6536');
const straw = linearRgb('#d3a05e');
const meat = linearRgb('#f7f1e4');
const cavity = ball(0, 0.05, 0, 0.68);
const MILK = 0.2;

export const coconut: Produce = {
  ...measures.coconut,
  body: turned(
    rows(2, [-90, 0.97, 0, 1, 90, 0.98]),
    undefined,
    (x, y, z) => 0.012 * Math.sin(x * 5 + y * 3) * Math.cos(z * 4),
  ),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    const wander = fractal(angle * 2 + 5, point.y * 2, 2) * 3;
    const fine = (shift: number) => fractal(angle * 52 + wander * 2 + shift, point.y * 4, 2);
    const strand = fractal(angle * 18 + wander, point.y * 1.6, 2) * 0.6 + fine(0) * 0.4;
    setColor(surface, dark);
    tint(surface, husk, smooth(0.28, 0.62, strand));
    tint(surface, straw, smooth(0.58, 0.8, strand) * 0.8);
    darken(surface, 0.7 + 0.6 * mottle(point, 1.6));
    const tilt = (fine(0.4) - fine(-0.4)) * 1.3;
    point.nx += tilt * Math.cos(angle);
    point.nz -= tilt * Math.sin(angle);
    surface.gloss = 0.06;
    surface.rim = 0.8;
  },
  flesh(_point, surface, edge, angle) {
    setColor(surface, meat);
    darken(surface, 0.86 + 0.16 * fractal(angle * 14, edge * 9, 3));
    tint(surface, husk, smooth(0.885, 0.905, edge));
    tint(surface, dark, smooth(0.945, 0.985, edge) * 0.8);
    surface.gloss = 0.2;
    surface.soft = 0.5;
    surface.rim = 0.2;
  },
  hollow: {
    solid: (x, y, z) => Math.max(cavity(x, y, z), MILK - y),
    paint(point, surface) {
      const milk = point.y < MILK + 0.01;
      setColor(surface, milk ? linearRgb('#e6eef0') : meat);
      if (milk) point.nx += (mottle(point, 4) - 0.5) * 0.25;
      surface.gloss = milk ? 0.95 : 0.12;
      surface.soft = 0.5;
      surface.rim = 0;
    },
  },
};
