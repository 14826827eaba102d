import { leafRing } from '../cast/leaves.ts';
import { leafPaint, moist, mottle, seedRing } from '../cast/paint.ts';
import { rod, turned, union } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { smooth, TURN } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const red = linearRgb('#e0220f');
const orange = linearRgb('#f4551c');
const gel = linearRgb('#f2701a');
const wall = linearRgb('#f5482e');
const seed = linearRgb('#ffe9a0');
const sepal = { length: 0.78, width: 0.15, thickness: 0.025, rise: 0.42, droop: 0.52 };

export const tomato: Produce = {
  ...measures.tomato,
  body: turned(rows(2, [-90, 0.78, -60, 0.9, -20, 1.04, 15, 1.06, 45, 0.98, 70, 0.82, 90, 0.66]), {
    count: 7,
    depth: 0.045,
    sharp: 2.4,
  }),
  skin(point, surface) {
    setColor(surface, red);
    tint(surface, orange, smooth(0.35, 0.8, point.y) * 0.6 + mottle(point, 1.5) * 0.25);
    surface.gloss = 1;
    surface.soft = 0.45;
    surface.rim = 1;
  },
  trim: {
    solid: union([
      leafRing({ ...sepal, count: 5, height: 0.69, start: 0 }),
      rod([0, 0.6, 0], [0.09, 1.02, 0], 0.07, 0.055),
    ]),
    paint: leafPaint('#3f8f2b', '#8fcf55'),
  },
  flesh(point, surface, edge, angle) {
    setColor(surface, wall);
    const around = (angle / TURN) * 5 + 5;
    const side = Math.abs(around - Math.round(around)) * edge * 1.26;
    const chamber = smooth(0.065, 0.11, side) * smooth(0.25, 0.32, edge) * smooth(0.84, 0.78, edge);
    tint(surface, gel, chamber);
    darken(surface, 1 - 0.35 * chamber * mottle(point, 7));
    const inner = seedRing(angle, edge, 22, 0.5, 0.045, 1.4);
    const outer = seedRing(angle + 0.1, edge, 26, 0.7, 0.042, 1.4);
    tint(surface, seed, chamber * Math.max(inner, outer));
    tint(surface, red, smooth(0.94, 0.97, edge));
    moist(surface, 0.5 + 0.35 * chamber);
  },
};
