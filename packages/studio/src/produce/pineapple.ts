import { leafRing } from '../cast/leaves.ts';
import { turned, union } from '../cast/solid.ts';
import { darken, linear, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../parts/easing.ts';
import { fibres, leafPaint, moist, mottle } from './paint.ts';
import type { Produce } from './produce.ts';

const gold = linear('#e8a020');
const olive = linear('#8a7a1c');
const brown = linear('#6a3f12');
const yellow = linear('#ffdf4a');
const barrel = turned([
  [-90, 0.98],
  [-72, 1.0],
  [-50, 0.98],
  [0, 0.82],
  [50, 0.98],
  [72, 1.0],
  [90, 0.98],
]);
const ROUND = 7;

/** Distance from the middle of the nearest eye, 0 to about 1. */
function eye(x: number, y: number, z: number): number {
  const around = (Math.atan2(x, z) / (Math.PI * 2)) * ROUND * 2;
  const up = y * 5.2;
  const a = Math.abs((((around + up) / 2) % 1) + 2) % 1;
  const b = Math.abs((((around - up) / 2) % 1) + 2) % 1;
  return Math.max(Math.abs(a - 0.5), Math.abs(b - 0.5)) * 2;
}

export const pineapple: Produce = {
  body: (x, y, z) => barrel(x, y, z) - 0.035 * smooth(1, 0.55, eye(x, y, z)),
  skin(point, surface) {
    const rim = eye(point.x, point.y, point.z);
    setColor(surface, gold);
    tint(surface, olive, smooth(0.45, 0.85, rim) * 0.7 * mottle(point, 3) * 1.6);
    tint(surface, brown, smooth(0.8, 0.97, rim));
    tint(surface, brown, smooth(0.2, 0.08, rim) * 0.9);
    tint(surface, yellow, smooth(0.2, 0.28, rim) * smooth(0.5, 0.3, rim) * 0.5);
    surface.gloss = 0.4;
    surface.soft = 0.3;
  },
  trim: {
    solid: union([
      leafRing({
        count: 7,
        height: 0.92,
        start: 0.05,
        length: 0.66,
        width: 0.14,
        thickness: 0.028,
        rise: 1.1,
        droop: 0.85,
      }),
      leafRing({
        count: 6,
        height: 0.95,
        start: 0.02,
        length: 0.5,
        width: 0.13,
        thickness: 0.028,
        rise: 2.2,
        droop: 1.5,
        turn: 0.5,
      }),
      leafRing({
        count: 5,
        height: 0.95,
        start: 0,
        length: 0.32,
        width: 0.11,
        thickness: 0.028,
        rise: 4,
        droop: 3.2,
        turn: 0.2,
      }),
    ]),
    paint: leafPaint('#3f8a34', '#a5d06a'),
  },
  flesh(_point, surface, edge, angle) {
    setColor(surface, yellow);
    const thread = fibres(angle, edge, 20);
    darken(surface, 0.78 + 0.35 * thread);
    tint(
      surface,
      linear('#fff3a0'),
      smooth(0.28, 0.22, edge) * 0.7 + smooth(0.6, 0.7, thread) * 0.4,
    );
    tint(surface, brown, smooth(0.94, 0.975, edge));
    moist(surface, 0.5);
  },
  cut: 0.5,
  bottom: -1,
  top: 1.95,
  half: 1.02,
  size: 0.95,
  face: { y: -0.14, size: 0.88 },
  juice: '#ffe45a',
  lid: '#c98c1c',
  iris: '#3f7a1c',
};
