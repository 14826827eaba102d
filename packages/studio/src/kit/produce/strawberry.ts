import { leafRing, pointedLeaf } from '../cast/leaves.ts';
import { fibres, leafPaint, moist, mottle, spots } from '../cast/paint.ts';
import { rod, turned, union } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const red = linearRgb('#c80e22');
const bright = linearRgb('#f03028');
const wine = linearRgb('#7a0420');
const straw = linearRgb('#f4d06a');
const white = linearRgb('#ffe9dc');
const leaf = { form: pointedLeaf, start: 0, thickness: 0.03 };
const flat = { rise: 0.42, droop: 0.72, fold: 0.4 };
const steep = { rise: 1.1, droop: 0.9 };

export const strawberryBody = turned(
  rows(
    2,
    [-90, 1.1, -74, 1.02, -45, 0.86, -15, 0.82, 10, 0.88, 35, 0.98, 58, 0.98, 75, 0.86, 90, 0.76],
  ),
);

export const strawberry: Produce = {
  ...measures.strawberry,
  body: strawberryBody,
  skin(point, surface) {
    const pit = spots(point, 15, 0.3);
    const pip = spots(point, 15, 0.17);
    setColor(surface, red);
    tint(surface, bright, mottle(point, 1.6) * 0.6);
    tint(surface, wine, smooth(-0.1, -1.1, point.y) * 0.5);
    tint(surface, white, smooth(0.72, 0.95, point.y) * 0.6);
    darken(surface, 1 - 0.5 * clamp(pit - pip));
    point.ny += 0.5 * clamp(pit - pip);
    tint(surface, straw, pip);
    surface.gloss = 0.7 - 0.5 * pit;
    surface.soft = 0.4;
  },
  trim: {
    solid: union([
      leafRing({ ...leaf, ...flat, count: 8, height: 0.8, length: 0.86, width: 0.24 }),
      leafRing({ ...leaf, ...steep, count: 6, height: 0.82, length: 0.6, width: 0.2, turn: 0.5 }),
      rod([0, 0.7, 0], [0.08, 1.2, 0], 0.045, 0.04),
    ]),
    paint: leafPaint('#3f9a2e', '#a9dc62'),
  },
  flesh(_point, surface, edge, angle) {
    setColor(surface, white);
    tint(surface, bright, smooth(0.35, 0.75, edge + 0.2 * (fibres(angle, edge, 9) - 0.5)));
    tint(surface, red, smooth(0.85, 1, edge));
    const thread = smooth(0.55, 0.7, fibres(angle, edge * 0.3, 12));
    tint(surface, white, thread * 0.5 * smooth(0.2, 0.4, edge));
    moist(surface, 0.5);
  },
};
