import { moist, mottle, seedRing } from '../cast/paint.ts';
import { rod, turned } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const pale = linearRgb('#86c23e');
const deep = linearRgb('#124f22');
const red = linearRgb('#ea2436');
const frost = linearRgb('#ffd0cc');
const rind = linearRgb('#eff5c8');
const seed = linearRgb('#20120c');
const brown = linearRgb('#7a6a35');

/** 1 on a dark stripe of the rind. */
export function stripes(angle: number, height: number): number {
  const wander = (fractal(angle * 3 + 7, height * 5, 3) - 0.5) * 1.1;
  const jag = (fractal(angle * 20, height * 14, 2) - 0.5) * 0.9;
  return smooth(-0.1, 0.35, Math.sin(angle * 9 + wander * 2.4) + jag - 0.1);
}

export const watermelon: Produce = {
  ...measures.watermelon,
  body: turned(rows(2, [-90, 0.97, -45, 1.01, 0, 1.04, 45, 1.01, 90, 0.95])),
  skin(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    setColor(surface, pale);
    darken(surface, 0.8 + 0.4 * mottle(point, 6));
    tint(surface, deep, stripes(angle, point.y) * 0.94);
    darken(surface, 1 - 0.35 * smooth(-0.2, -1, point.y));
    surface.gloss = 0.6;
  },
  trim: {
    solid: rod([0, 0.85, 0], [0.16, 1.16, 0.05], 0.06, 0.045),
    paint: (_point, surface) => setColor(surface, brown),
  },
  flesh(point, surface, edge, angle) {
    setColor(surface, red);
    const grain = mottle(point, 12);
    darken(surface, 0.78 + 0.4 * grain);
    tint(surface, linearRgb('#ff7a72'), smooth(0.3, 0, edge) * 0.4);
    tint(surface, frost, smooth(0.6, 0.72, mottle(point, 26)) * 0.55 * smooth(0.86, 0.7, edge));
    tint(surface, rind, smooth(0.84, 0.9, edge));
    tint(surface, deep, smooth(0.95, 0.975, edge));
    const pips = Math.max(
      seedRing(angle, edge, 11, 0.62, 0.042, 1.8),
      seedRing(angle + 0.35, edge, 7, 0.36, 0.04, 1.8),
    );
    tint(surface, seed, pips);
    roughen(point, 0.3, 14);
    moist(surface, 0.4 + pips * 0.4);
  },
};
