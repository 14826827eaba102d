import { moist, mottle, spots } from '../cast/paint.ts';
import { turned } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const skin = linearRgb('#b87836');
const soil = linearRgb('#7d4e26');
const pale = linearRgb('#dba861');
const flesh = linearRgb('#ffe684');
const ripple = linearRgb('#e0b23e');

export const potato: Produce = {
  ...measures.potato,
  body: turned(
    rows(2, [-90, 0.98, -45, 0.98, 0, 0.94, 45, 0.94, 90, 1.06]),
    undefined,
    (x, y, z) =>
      0.075 * Math.sin(x * 3.1 + y * 2.2 + 0.5) +
      0.055 * Math.cos(y * 4.3 - z * 2.7) +
      0.045 * Math.sin(z * 5 + x * 2),
  ),
  skin(point, surface) {
    setColor(surface, skin);
    tint(surface, pale, mottle(point, 2.2) * 1.1 - 0.15);
    tint(surface, soil, smooth(0.55, 0.7, mottle(point, 7)) * 0.55);
    const cheek = smooth(0.42, 0.1, Math.hypot(point.x + 0.62, point.y + 0.36));
    tint(surface, soil, cheek * smooth(0.38, 0.58, mottle(point, 9)) * 0.8);
    const eye = spots(point, 6, 0.14);
    tint(surface, soil, spots(point, 24, 0.13) * 0.7);
    darken(surface, 1 - eye * 0.5);
    roughen(point, 0.45, 14);
    surface.gloss = 0.2;
    surface.soft = 0.35;
    surface.rim = 0.9;
  },
  flesh(point, surface, edge) {
    const wave = Math.sin(point.x * 26);
    setColor(surface, flesh);
    tint(surface, ripple, smooth(0.1, -0.9, wave) * 0.6);
    darken(surface, 0.92 + 0.14 * mottle(point, 9));
    point.nx += Math.cos(point.x * 26) * 0.45;
    tint(surface, soil, smooth(0.955, 0.98, edge));
    moist(surface, 0.45);
  },
};
