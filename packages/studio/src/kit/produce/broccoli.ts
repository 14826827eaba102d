import { moist, mottle } from '../cast/paint.ts';
import { blend, rod, turned } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { fractal, spaceNoise } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { crevice, floretDome } from './florets.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const dark = linearRgb('#12551f');
const green = linearRgb('#258a34');
const bud = linearRgb('#74c23f');
const stalk = linearRgb('#b9dc74');
const pale = linearRgb('#eef6bc');
const trunk = turned(rows(2, [-90, 0.98, -60, 0.98, -35, 0.86, 0, 0.74, 40, 0.76, 90, 0.7]));
const branches = [-0.42, 0.42].map((x) =>
  rod([x * 0.5, -0.15, 0.2], [x * 1.5, 0.35, 0.2], 0.26, 0.32),
);
const crown = floretDome(0.5, 0.8, 0.37, 24);

export const broccoli: Produce = {
  ...measures.broccoli,
  body(x, y, z) {
    let stem = trunk(x, y, z);
    for (const branch of branches) stem = blend(stem, branch(x, y, z), 0.15);
    return Math.min(stem, crown(x, y, z));
  },
  skin(point, surface) {
    const { x, y, z } = point;
    if (crown(x, y, z) > 0.02) {
      setColor(surface, stalk);
      tint(surface, green, clamp(fractal(Math.atan2(x, z) * 12, y * 1.2, 2) * 0.8 - 0.3));
      surface.gloss = 0.3;
      surface.soft = 0.5;
      return;
    }
    setColor(surface, green);
    const tips = smooth(0.44, 0.62, spaceNoise(x * 16, y * 16, z * 16, 2));
    tint(surface, bud, clamp(0.1 + tips * 0.6 + 0.2 * smooth(0.7, 1.4, y)));
    tint(surface, dark, crevice(x, y, z, 0.5, 1.16) * 0.85);
    roughen(point, 0.8, 24);
    surface.soft = 0.35;
    surface.rim = 0.9;
  },
  flesh(point, surface, edge) {
    const vein = fractal(point.x * 5, point.z * 5, 3);
    setColor(surface, pale);
    darken(surface, 0.94 + 0.12 * mottle(point, 12));
    tint(surface, stalk, smooth(0.45, 0.65, vein) * 0.75);
    tint(surface, green, smooth(0.74, 0.88, edge + (vein - 0.5) * 0.25));
    tint(surface, dark, smooth(0.93, 0.99, edge) * 0.6);
    moist(surface, 0.4);
  },
};
