import { kitchenLight } from '../cast/light.ts';
import { darken, linear, roughen, setColor, tint } from '../cast/surface.ts';
import { sunnyAir } from '../parts/atmosphere.ts';
import { puff, tuft } from '../parts/bits.ts';
import { smooth } from '../parts/easing.ts';
import { rooms } from '../parts/kitchen.ts';
import { fractal, scatter } from '../parts/noise.ts';
import { oak } from '../parts/table.ts';
import { mottle } from '../produce/paint.ts';
import { stripes } from '../produce/watermelon.ts';
import type { Material } from './material.ts';

const lime = linear('#9fd05a');
const deep = linear('#246a2c');
const red = linear('#f2404c');
const white = linear('#f6f4d8');
const felt = linear('#1c1010');

/** Height of the curls, 0 to 1: a small spiral in every cell. `a` and `b` lie in the surface. */
function curl(a: number, b: number): number {
  const row = Math.floor(b);
  const column = Math.floor(a + (row & 1) * 0.5);
  const own = scatter(row * 53 + column * 19);
  const u = a + (row & 1) * 0.5 - column - 0.5 + (own - 0.5) * 0.2;
  const v = b - row - 0.5;
  const away = Math.sqrt(u * u + v * v);
  const spiral =
    0.5 + 0.5 * Math.cos(away * 17 + Math.atan2(v, u) * (own > 0.5 ? 1 : -1) + own * 6);
  return (0.35 + 0.65 * spiral) * smooth(0.72, 0.25, away);
}

function fleece(x: number, y: number, z: number): number {
  const ring = Math.max(0.25, Math.sqrt(Math.max(0, 1 - y * y)));
  const around = Math.round(ring * 30);
  return curl((Math.atan2(x, z) / 6.2832 + 1) * around, (Math.asin(y) + 2) * 5);
}

export const curlyWatermelon: Material = {
  solid(x, y, z) {
    const length = Math.sqrt(x * x + y * y + z * z) + 1e-6;
    if (length > 1.25) return length - 1.12;
    return (length - 0.99 - 0.085 * fleece(x / length, y / length, z / length)) * 0.6;
  },
  skin(point, surface) {
    const length = Math.hypot(point.x, point.y, point.z);
    const height = fleece(point.x / length, point.y / length, point.z / length);
    setColor(surface, lime);
    tint(surface, deep, stripes(Math.atan2(point.x, point.z), point.y));
    darken(surface, 0.45 + 0.75 * height);
    roughen(point, 0.8, 22);
    surface.gloss = 0.03;
    surface.soft = 0.6;
    surface.rim = 1.3;
  },
  inside(point, surface) {
    const out = Math.hypot(point.y, point.z);
    const pile = curl(point.z * 9 + 40, point.y * 9 + 40);
    setColor(surface, red);
    tint(surface, white, smooth(0.82, 0.88, out));
    tint(surface, deep, smooth(0.94, 0.97, out));
    const angle = Math.atan2(point.y, point.z) + 7;
    const seed =
      Math.abs(((angle * 1.75) % 1) - 0.5) < 0.12 &&
      Math.abs(out - 0.58 - 0.1 * Math.sin(angle * 5)) < 0.07;
    if (seed) setColor(surface, felt);
    darken(surface, 0.6 + 0.5 * pile);
    point.ny += (mottle(point, 12) - 0.5) * 1.2;
    point.nz += (fractal(point.z * 24, point.y * 24, 2) - 0.5) * 1.2;
    surface.gloss = 0.03;
    surface.soft = 0.7;
  },
  bottom: -1.04,
  top: 1.06,
  half: 1.1,
  size: 1,
  light: kitchenLight,
  room: rooms[1]!,
  table: oak,
  air: sunnyAir,
  burst: [
    {
      paint: tuft('#3f8a3a'),
      count: 40,
      size: 0.07,
      speed: 2.2,
      gravity: 2.2,
      drag: 1.2,
      spin: 5,
      life: 2.6,
      glow: false,
    },
    {
      paint: tuft('#f2505a'),
      count: 55,
      size: 0.065,
      speed: 2,
      gravity: 2,
      drag: 1.3,
      spin: 5,
      life: 2.6,
      glow: false,
    },
    {
      paint: puff('255,190,180'),
      count: 14,
      size: 0.3,
      speed: 0.9,
      gravity: -0.2,
      drag: 1.6,
      spin: 0.4,
      life: 1.5,
      glow: false,
    },
  ],
  glint: '255,244,214',
  sound: 'soft',
};
