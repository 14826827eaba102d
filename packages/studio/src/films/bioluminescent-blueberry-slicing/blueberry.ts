import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { leafRing, sepal } from '../../kit/cast/leaves.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { mottle, seedRing } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import {
  darken,
  linearRgb,
  type Painter,
  roughen,
  setColor,
  tint,
} from '../../kit/cast/surface.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Material } from '../_slicing/half-shapes.ts';

const navy = linearRgb('#24348f');
const dusk = linearRgb('#141a58');
const bloom = linearRgb('#7f93e6');
const cyan = linearRgb('#3fe8ff');
const aqua = linearRgb('#c8fff8');
const violet = linearRgb('#5a2fe0');
const magenta = linearRgb('#e05aff');
const berry = turned(
  rows(2, [-90, 0.86, -60, 0.94, 0, 1.02, 45, 0.97, 70, 0.86, 82, 0.74, 90, 0.66]),
);
const leaf = { form: sepal, length: 0.46, width: 0.17, thickness: 0.09, rise: 0.95, droop: -0.1 };
const crown = leafRing({ ...leaf, count: 6, height: 0.7, start: 0.2 });

const light: Light = {
  key: { direction: direction(-0.45, 0.8, 0.5), color: [0.5, 0.62, 1.1] },
  rim: { direction: direction(0.8, 0.5, -0.6), color: [0.7, 0.9, 2.4] },
  sky: [0.14, 0.18, 0.42],
  ground: [0.06, 0.22, 0.34],
  window: 0.8,
};

/** Thin bright lines that branch over the skin, 0 to 1. */
function veins(x: number, y: number, z: number): number {
  const bend = (fractal(x * 1.3 + 20, y * 1.3 + z + 20, 2) - 0.5) * 1.6;
  const a = Math.abs(fractal(x * 2 + 9 + bend, y * 1.5 + z * 1.7, 2) - 0.5);
  const b = Math.abs(fractal(z * 2.6 + 3, y * 2.4 - x * 2.1 + bend, 3) - 0.5);
  const line = Math.max(smooth(0.022, 0.003, a), smooth(0.016, 0.003, b) * 0.7);
  return line * smooth(-0.95, -0.4, y);
}

const skin: Painter = (point, surface) => {
  const { x, y, z } = point;
  const dust = smooth(0.4, 0.68, mottle(point, 2.6));
  setColor(surface, navy);
  tint(surface, dusk, smooth(0.3, -0.8, y) * 0.7);
  tint(surface, bloom, dust * 0.5);
  const tip = smooth(0.8, 1.1, y);
  tint(surface, cyan, Math.max(0.7 * veins(x, y, z), tip * 0.8));
  surface.glow = 0.1 + 0.35 * veins(x, y, z) + 0.9 * tip;
  surface.gloss = 0.45 - 0.25 * dust;
  surface.soft = 0.4;
  surface.rim = 1.9;
};

/** Violet jelly around a shining heart; the galaxy that turns in it is drawn over it. */
const inside: Painter = (point, surface) => {
  const out = Math.hypot(point.z / 0.98, (point.y - 0.02) / 0.88);
  const angle = Math.atan2(point.y, point.z) + 7;
  const cells = fractal(angle * 7, out * 5, 3);
  setColor(surface, violet);
  tint(surface, magenta, smooth(0.9, 0.75, out) * smooth(0.55, 0.75, out) * 0.3);
  tint(surface, linearRgb('#241a78'), smooth(0.8, 0.35, out) * 0.92);
  darken(surface, 0.5 + 0.8 * cells);
  tint(surface, cyan, smooth(0.05, 0.02, Math.abs(out - 0.86)) * 0.8);
  tint(surface, dusk, smooth(0.93, 0.98, out));
  const seed = seedRing(angle, out, 9, 0.66, 0.04, 1.7);
  tint(surface, aqua, seed);
  roughen(point, 0.35, 9);
  surface.glow = 0.32 * smooth(0.98, 0.9, out) + seed * 0.9;
  surface.gloss = 0.4;
  surface.soft = 0.3;
};

export const glowingBlueberry: Material = {
  solid: (x, y, z) => Math.min(berry(x, y, z), crown(x, y, z)),
  skin: () => skin,
  inside: () => inside,
  light,
};

const dark = { direction: [0, 1, 0], color: [0, 0, 0] } as const;

/** Only the veins of the whole berry, on black, to be added as bright as they pulse. */
export const glowingVeins: CastShape = {
  solid: glowingBlueberry.solid,
  paint(point, surface) {
    const level = veins(point.x, point.y, point.z);
    setColor(surface, cyan);
    tint(surface, aqua, level * 0.6);
    surface.gloss = 0;
    surface.rim = 0;
    surface.glow = 1.5 * level + 0.06 * clamp(point.nz) + smooth(0.85, 1.1, point.y) * 0.6;
  },
  light: { key: dark, rim: dark, sky: [0, 0, 0], ground: [0, 0, 0], window: 0 },
};
