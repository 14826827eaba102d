import { leafRing } from '../cast/leaves.ts';
import { leafPaint, moist, mottle, seedRing, spots } from '../cast/paint.ts';
import { rod, turned, union } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const red = linearRgb('#c81e1e');
const deep = linearRgb('#8f0d18');
const yellow = linearRgb('#f0b840');
const brown = linearRgb('#5a3a1c');
const cream = linearRgb('#fff3c4');
const heart = linearRgb('#f3d98a');
const vein = linearRgb('#c9cf6a');
const green = leafPaint('#4f9a2c');
const stem = rod([0, 0.5, 0], [0.1, 1.22, 0.02], 0.04, 0.055);
const blade = { length: 0.62, width: 0.2, thickness: 0.02, rise: 0.55, droop: 0.7 };
const leaf = leafRing({ ...blade, count: 1, height: 0.98, start: 0.04, turn: 0.72 });

export const apple: Produce = {
  ...measures.apple,
  body: turned(
    rows(
      2,
      [-90, 0.66, -76, 0.84, -50, 0.95, -15, 0.97, 15, 1.02, 42, 1.04, 62, 0.98, 78, 0.8, 90, 0.58],
    ),
    { count: 5, depth: 0.035, sharp: 1.2 },
  ),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    const streak = fractal(angle * 16, point.y * 1.4, 3);
    setColor(surface, red);
    tint(surface, deep, clamp(streak * 1.5 - 0.4));
    const ripe = smooth(0.55, 1, point.y) * 1.1 + (mottle(point, 1.4) - 0.56) * 2.2;
    tint(surface, yellow, clamp(ripe) * 0.85);
    tint(surface, cream, spots(point, 30, 0.1) * 0.25);
    surface.gloss = 0.75;
  },
  trim: {
    solid: union([stem, leaf]),
    paint(point, surface) {
      if (stem(point.x, point.y, point.z) < 0.02) setColor(surface, brown);
      else green(point, surface);
    },
  },
  flesh(point, surface, edge, angle) {
    const ray = 0.5 + 0.5 * Math.cos(angle * 5);
    const core = 0.13 + 0.3 * ray ** 1.6;
    setColor(surface, cream);
    darken(surface, 0.94 + 0.1 * mottle(point, 18));
    tint(surface, heart, smooth(core + 0.03, core - 0.05, edge) * 0.75);
    tint(surface, vein, smooth(0.035, 0.012, Math.abs(edge - core - 0.02)) * 0.85);
    tint(surface, vein, smooth(0.6, 0.95, edge) * 0.35);
    tint(surface, red, smooth(0.955, 0.985, edge));
    tint(surface, brown, seedRing(angle, edge, 5, 0.23, 0.055, 2.1));
    moist(surface, 0.45);
  },
};
