import { leafRing } from '../cast/leaves.ts';
import { leafPaint, moist, mottle } from '../cast/paint.ts';
import { union } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { fractal } from '../math/noise.ts';
import { crevice, floretDome } from './florets.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const cream = linearRgb('#f6e9cc');
const shadow = linearRgb('#b98d4e');
const white = linearRgb('#fff6e6');
const core = linearRgb('#dfe6b0');
const leaf = { count: 6, thickness: 0.03, droop: -0.55 };

export const cauliflower: Produce = {
  ...measures.cauliflower,
  body: floretDome(-0.02, 0.76, 0.34, 26),
  skin(point, surface) {
    setColor(surface, cream);
    tint(surface, white, clamp(smooth(0.42, 0.6, mottle(point, 12))));
    tint(surface, shadow, crevice(point.x, point.y, point.z, -0.02, 1.09) * 0.95);
    roughen(point, 0.35, 18);
    surface.soft = 0.5;
    surface.gloss = 0.08;
    surface.rim = 0.4;
  },
  trim: {
    solid: union([
      leafRing({ ...leaf, height: -0.92, start: 0.35, length: 0.8, width: 0.44, rise: 0.55 }),
      leafRing({
        ...leaf,
        height: -0.94,
        start: 0.4,
        length: 0.9,
        width: 0.4,
        rise: 0.2,
        turn: 0.5,
      }),
    ]),
    paint: leafPaint('#5f9f3c', '#cfe59a'),
  },
  flesh(point, surface, edge, angle) {
    const branch = fractal(angle * 3.2 + 3, edge * 2.4, 3);
    const curd = mottle(point, 9);
    setColor(surface, white);
    tint(surface, shadow, smooth(0.5, 0.36, branch) * smooth(0.1, 0.45, edge) * 0.5);
    tint(surface, core, smooth(0.42, 0.1, edge) * 0.45);
    darken(surface, 0.84 + 0.2 * smooth(0.4, 0.6, curd));
    tint(surface, shadow, smooth(0.82, 1, edge + (mottle(point, 14) - 0.5) * 0.3) * 0.55);
    moist(surface, 0.2);
  },
};
