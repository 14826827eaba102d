import { moist, mottle } from '../cast/paint.ts';
import { melted, rod, turned, union } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const plum = linearRgb('#7d1a68');
const deep = linearRgb('#3d0840');
const rose = linearRgb('#c44f9e');
const straw = linearRgb('#e8b878');
const white = linearRgb('#fffafd');
const violet = linearRgb('#b03a94');

/** A tuft of dry leaves, frayed like an old collar. */
const tuft = melted(
  0.05,
  [0.2, 1.4, 2.6, 3.9, 5.1].map((a, i) =>
    rod(
      [Math.sin(a) * 0.06, 0.95, Math.cos(a) * 0.06],
      [Math.sin(a) * (0.26 + 0.05 * i), 1.38 + 0.07 * (i % 3), Math.cos(a) * 0.24],
      0.085,
      0.02,
    ),
  ),
);
const roots = union(
  [-0.9, -0.4, 0.2, 0.7, 1.1].map((a, i) =>
    rod([Math.sin(a) * 0.1, -0.8, 0.2], [Math.sin(a) * 0.34, -0.9, 0.5 - i * 0.04], 0.02, 0.01),
  ),
);

export const onion: Produce = {
  ...measures.onion,
  body: turned(
    rows(
      2,
      [
        -90, 0.82, -78, 0.8, -50, 0.93, -10, 1.08, 20, 1.06, 46, 0.9, 64, 0.84, 78, 0.96, 86, 1.1,
        90, 1.16,
      ],
    ),
  ),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    const vein = fractal(angle * 22, point.y * 0.7, 2);
    const fine = fractal(angle * 60, point.y * 1.2, 2);
    setColor(surface, plum);
    tint(surface, deep, smooth(0.54, 0.66, vein) * 0.75 + clamp(mottle(point, 1.6) - 0.55));
    tint(surface, rose, smooth(0.6, 0.74, fine) * 0.6 + 0.35 * smooth(0.44, 0.3, vein));
    tint(surface, straw, smooth(0.78, 1.12, point.y) * 0.9 + smooth(-0.7, -0.84, point.y) * 0.6);
    const tilt = (fine - 0.5) * 0.3;
    point.nx += tilt * Math.cos(angle);
    point.nz -= tilt * Math.sin(angle);
    surface.gloss = 0.75;
    surface.soft = 0.45;
    surface.rim = 0.9;
  },
  trim: {
    // Most points are near neither end, where the bare heights will do.
    solid(x, y, z) {
      if (y > 0.55) return tuft(x, y, z);
      return y < -0.45 ? roots(x, y, z) : Math.min(0.85 - y, y + 0.75);
    },
    paint: (_point, surface) => setColor(surface, straw),
  },
  flesh(_point, surface, edge, angle) {
    const ring = edge * 6.4 + 0.12 * Math.sin(angle * 2) + 0.1 * fractal(angle * 3, edge * 3, 2);
    const gap = Math.abs(ring - Math.round(ring));
    setColor(surface, white);
    tint(surface, violet, 0.12 + smooth(0.24, 0.03, gap) * 0.75);
    darken(surface, 0.72 + 0.28 * smooth(0.015, 0.07, gap));
    tint(surface, plum, smooth(0.94, 0.975, edge));
    moist(surface, 0.6);
  },
};
