import { leafRing } from '../cast/leaves.ts';
import { fibres, leafPaint, moist, mottle, segmentWalls, spots } from '../cast/paint.ts';
import { turned } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const peel = linearRgb('#f0b60a');
const warm = linearRgb('#ffd834');
const amber = linearRgb('#d98206');
const green = linearRgb('#9ab82a');
const pulp = linearRgb('#fbe04a');
const pith = linearRgb('#fffbe2');
const leaf = { length: 0.6, width: 0.2, thickness: 0.02, rise: 0.35, droop: 0.7 };

export const lemon: Produce = {
  ...measures.lemon,
  body: turned(
    rows(
      2,
      [-90, 1.12, -82, 1.03, -68, 0.98, -40, 0.93, 0, 0.9, 40, 0.93, 64, 1.0, 79, 1.14, 90, 1.34],
    ),
  ),
  skin(point, surface) {
    setColor(surface, peel);
    tint(surface, warm, smooth(0.35, 0.65, mottle(point, 1.6)) * 0.7);
    tint(surface, amber, smooth(0, -1.05, point.y) * 0.6);
    tint(surface, green, smooth(0.95, 1.35, point.y) * 0.8 + smooth(-0.98, -1.06, point.y) * 0.5);
    const pore = spots(point, 34, 0.3);
    darken(surface, 1 - 0.2 * pore);
    roughen(point, 0.5 + 0.6 * pore, 16);
    surface.gloss = 0.6;
    surface.soft = 0.45;
  },
  trim: {
    solid: leafRing({ ...leaf, count: 2, height: 1.24, start: 0, turn: 0.3 }),
    paint: leafPaint('#4c9a2b'),
  },
  flesh(point, surface, edge, angle) {
    setColor(surface, pulp);
    const cells = fibres(angle, edge, 15);
    tint(surface, linearRgb('#fff5a8'), cells * 0.6);
    darken(surface, 0.8 + 0.35 * cells);
    const walls = segmentWalls(angle, edge, 9);
    tint(surface, pith, Math.max(walls, smooth(0.1, 0.07, edge), smooth(0.85, 0.875, edge)));
    tint(surface, peel, smooth(0.95, 0.97, edge));
    roughen(point, 0.35 * smooth(0.9, 0.8, edge), 16);
    moist(surface, 0.55);
  },
};
