import { leafRing } from '../cast/leaves.ts';
import { fibres, leafPaint, moist, mottle, segmentWalls } from '../cast/paint.ts';
import { turned } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const peel = linearRgb('#ee6604');
const warm = linearRgb('#fb8a10');
const pulp = linearRgb('#ff7200');
const pith = linearRgb('#fff0d0');
const leaf = { length: 0.5, width: 0.19, thickness: 0.02, rise: 0.55, droop: 0.9 };

export const orange: Produce = {
  ...measures.orange,
  body: turned(rows(2, [-90, 0.9, -70, 0.95, 0, 1, 70, 0.95, 90, 0.88])),
  skin(point, surface) {
    setColor(surface, peel);
    tint(surface, warm, mottle(point, 2) * 0.6);
    darken(surface, 0.85 + 0.3 * mottle(point, 26));
    roughen(point, 0.55, 26);
    surface.gloss = 0.5;
    surface.soft = 0.35;
  },
  trim: {
    solid: leafRing({ ...leaf, count: 3, height: 0.9, start: 0, turn: 0.2 }),
    paint: leafPaint('#3f8a2a'),
  },
  flesh(point, surface, edge, angle) {
    setColor(surface, pulp);
    const cells = fibres(angle, edge, 16);
    tint(surface, linearRgb('#ffa52a'), cells * 0.5);
    darken(surface, 0.75 + 0.45 * cells);
    const walls = segmentWalls(angle, edge, 10);
    tint(surface, pith, Math.max(walls, smooth(0.1, 0.07, edge), smooth(0.86, 0.885, edge)));
    tint(surface, peel, smooth(0.945, 0.965, edge));
    roughen(point, 0.35 * smooth(0.9, 0.8, edge), 16);
    moist(surface, 0.55);
  },
};
