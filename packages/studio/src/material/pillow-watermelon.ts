import { daylight } from '../cast/light.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import { sunnyAir } from '../parts/atmosphere.ts';
import { feather, puff } from '../parts/bits.ts';
import { smooth } from '../parts/easing.ts';
import { rooms } from '../parts/kitchen.ts';
import { fractal } from '../parts/noise.ts';
import { mottle } from '../produce/paint.ts';
import { stripes } from '../produce/watermelon.ts';
import type { Material } from './material.ts';

const mint = linear('#a9d98a');
const forest = linear('#2f7a4a');
const coral = linear('#ff6f78');
const cream = linear('#fff6e6');
const seed = linear('#3a2220');
const thread = linear('#f4e6c0');

export const pillowWatermelon: Material = {
  solid(x, y, z) {
    const ax = Math.abs(x) / 1.12;
    const ay = Math.abs(y) / 0.98;
    const square = (ax ** 3.4 + ay ** 3.4) ** (1 / 3.4);
    if (square > 1.3 || Math.abs(z) > 1.1) return Math.max(square - 1, Math.abs(z) - 0.9) * 0.8;
    const puffed = 0.78 * Math.max(0, 1 - square * square) ** 0.42;
    const folds =
      0.03 * Math.sin(Math.atan2(y, x) * 13 + 2 * Math.sin(x * 3)) * smooth(0.55, 0.95, square);
    const piping = Math.sqrt(((square - 0.985) * 0.9) ** 2 + z * z) - 0.045;
    return Math.min(
      Math.max((Math.abs(z) - puffed - folds) * 0.42, (square - 1) * 0.5),
      piping * 0.7,
    );
  },
  skin(point, surface) {
    const square =
      ((Math.abs(point.x) / 1.12) ** 3.4 + (Math.abs(point.y) / 0.98) ** 3.4) ** (1 / 3.4);
    setColor(surface, mint);
    tint(surface, forest, stripes(point.x * 1.5 + 0.2, point.y));
    if (square > 0.94) setColor(surface, thread);
    const weave = Math.sin(point.x * 150) * Math.sin(point.y * 150);
    darken(surface, 0.9 + 0.1 * weave);
    point.nx +=
      Math.sin(point.x * 150) * 0.12 + (fractal(point.x * 4, point.y * 4, 2) - 0.5) * 0.35;
    point.ny += Math.sin(point.y * 150) * 0.12;
    surface.gloss = 0.05;
    surface.soft = 0.5;
    surface.rim = 1;
  },
  inside(point, surface) {
    const puffed = 0.74 * Math.max(0, 1 - (point.y / 0.98) ** 2) ** 0.42;
    const out = Math.max(Math.abs(point.y) / 0.95, Math.abs(point.z) / Math.max(0.05, puffed));
    const fluff = fractal(point.y * 7, point.z * 7, 4);
    setColor(surface, coral);
    tint(surface, cream, smooth(0.4, 0.75, fluff) * 0.65);
    const angle = Math.atan2(point.y, point.z * 1.3) + 7;
    const radius = Math.hypot(point.y, point.z * 1.3);
    if (Math.abs(((angle * 1.6) % 1) - 0.5) < 0.12 && Math.abs(radius - 0.5) < 0.06)
      setColor(surface, seed);
    tint(surface, cream, smooth(0.84, 0.9, out));
    tint(surface, forest, smooth(0.95, 0.99, out));
    darken(surface, 0.7 + 0.5 * fluff);
    point.ny += (mottle(point, 8) - 0.5) * 2;
    point.nz += (fluff - 0.5) * 2;
    surface.gloss = 0.02;
    surface.soft = 0.9;
  },
  bottom: -1.0,
  top: 1.02,
  half: 1.2,
  size: 1,
  light: daylight,
  room: rooms[3]!,
  table: { wood: [0.66, 0.46, 0.32], light: [1, 0.97, 0.94] },
  air: sunnyAir,
  burst: [
    {
      paint: feather('rgba(255,225,215,0.9)'),
      count: 58,
      size: 0.13,
      speed: 2.1,
      gravity: 1.1,
      drag: 1.7,
      spin: 3,
      life: 4,
      glow: false,
    },
    {
      paint: puff('255,240,232'),
      count: 18,
      size: 0.3,
      speed: 1,
      gravity: -0.15,
      drag: 1.5,
      spin: 0.5,
      life: 2,
      glow: false,
    },
  ],
  glint: '255,246,226',
  sound: 'soft',
};
