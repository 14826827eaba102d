import { leafRing } from '../cast/leaves.ts';
import { fibres, leafPaint, moist, mottle, spots } from '../cast/paint.ts';
import { ellipsoid, melted, rod, turned, union } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const skin = linearRgb('#f07a12');
const groove = linearRgb('#c2410a');
const flesh = linearRgb('#ffb53a');
const stringy = linearRgb('#f59a1e');
const seed = linearRgb('#fff0c8');
const stemGreen = linearRgb('#6f7a2c');
const stem = melted(0.08, [
  rod([0, 0.6, 0], [0.05, 0.95, 0], 0.17, 0.12),
  rod([0.05, 0.92, 0], [0.22, 1.2, 0.05], 0.12, 0.13),
]);
const blade = { length: 0.75, width: 0.34, thickness: 0.02, rise: 0.35, droop: 0.5 };
const leaf = leafRing({ ...blade, count: 1, height: 0.66, start: 0.1, turn: 0.75 });
const cavity = ellipsoid([0, 0.02, 0], [0.74, 0.6, 0.74]);
const green = leafPaint('#3d8a2c');

export const pumpkin: Produce = {
  ...measures.pumpkin,
  body: turned(rows(2, [-90, 0.72, -60, 0.86, -20, 1.1, 10, 1.14, 40, 1.02, 65, 0.82, 90, 0.6]), {
    count: 9,
    depth: 0.17,
    sharp: 2,
  }),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    const wave = Math.abs(Math.sin(angle * 4.5));
    setColor(surface, skin);
    tint(surface, groove, smooth(0.35, 0, wave) * 0.8);
    tint(surface, linearRgb('#ffa63a'), fractal(angle * 24, point.y * 1.2, 3) * 0.6);
    surface.gloss = 0.5;
    surface.soft = 0.3;
  },
  trim: {
    solid: union([stem, leaf]),
    paint(point, surface) {
      if (stem(point.x, point.y, point.z) > 0.02) return green(point, surface);
      setColor(surface, stemGreen);
      darken(surface, 0.6 + 0.7 * fractal(Math.atan2(point.x, point.z) * 6, point.y * 3, 2));
    },
  },
  flesh(_point, surface, edge, angle) {
    setColor(surface, flesh);
    darken(surface, 0.84 + 0.25 * fibres(angle, edge, 14));
    tint(surface, skin, smooth(0.94, 0.975, edge));
    moist(surface, 0.4);
  },
  hollow: {
    solid: (x, y, z) =>
      Math.max(cavity(x, y, z), 0.1 + 0.03 * Math.sin(x * 14) * Math.sin(z * 13) - y),
    paint(point, surface) {
      setColor(surface, stringy);
      darken(surface, 0.65 + 0.6 * mottle(point, 8));
      tint(surface, seed, spots({ ...point, y: point.y * 3 }, 12, 0.3) * (point.y < 0.15 ? 1 : 0));
      roughen(point, 0.6, 9);
      moist(surface, 0.5);
    },
  },
};
