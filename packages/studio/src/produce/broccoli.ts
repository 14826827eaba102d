import { blend, rod, turned } from '../cast/solid.ts';
import { darken, linear, roughen, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../parts/easing.ts';
import { fractal } from '../parts/noise.ts';
import { crevice, floretDome } from './florets.ts';
import { moist, mottle } from './paint.ts';
import type { Produce } from './produce.ts';

const dark = linear('#1f5a20');
const green = linear('#4f9a34');
const bud = linear('#8fc85a');
const stalk = linear('#b7d47e');
const pale = linear('#e4efb4');
const trunk = turned([
  [-90, 0.98],
  [-60, 0.98],
  [-35, 0.76],
  [0, 0.6],
  [40, 0.7],
  [90, 0.7],
]);
const branches = [-0.42, 0.42].map((x) =>
  rod([x * 0.5, -0.15, 0.2], [x * 1.5, 0.35, 0.2], 0.24, 0.3),
);
const crown = floretDome(0.5, 0.78, 0.36, 24);

export const broccoli: Produce = {
  body(x, y, z) {
    let stem = trunk(x, y, z);
    for (const branch of branches) stem = blend(stem, branch(x, y, z), 0.15);
    return Math.min(stem, crown(x, y, z));
  },
  skin(point, surface) {
    const { x, y, z } = point;
    if (crown(x, y, z) > 0.02) {
      setColor(surface, stalk);
      tint(surface, green, clamp(fractal(Math.atan2(x, z) * 12, y * 1.2, 2) * 0.8 - 0.25));
      surface.gloss = 0.3;
      surface.soft = 0.5;
      return;
    }
    setColor(surface, green);
    const tips = Math.sin(x * 43 + 1) * Math.sin(y * 41) * Math.sin(z * 45);
    tint(surface, bud, clamp(0.25 + tips * 0.5));
    tint(surface, dark, crevice(x, y, z, 0.5, 1.14) * 0.9);
    roughen(point, 0.8, 24);
    surface.soft = 0.3;
  },
  flesh(point, surface, edge) {
    const vein = fractal(point.x * 5, point.z * 5, 3);
    setColor(surface, pale);
    darken(surface, 0.9 + 0.2 * mottle(point, 12));
    tint(surface, stalk, smooth(0.45, 0.65, vein) * 0.7);
    tint(surface, green, smooth(0.72, 0.86, edge + (vein - 0.5) * 0.25));
    tint(surface, dark, smooth(0.9, 0.98, edge) * 0.7);
    moist(surface, 0.3);
  },
  cut: 0.86,
  bottom: -0.96,
  top: 1.66,
  half: 1.2,
  size: 0.95,
  face: { y: -0.33, size: 0.72 },
  juice: '#c9ee9a',
  lid: '#9cbc66',
  iris: '#2f6a1f',
};
