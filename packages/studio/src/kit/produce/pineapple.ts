import { leafRing, pointedLeaf } from '../cast/leaves.ts';
import { fibres, leafPaint, moist, mottle } from '../cast/paint.ts';
import { turned, union } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { smooth, TURN } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const gold = linearRgb('#dd8a14');
const amber = linearRgb('#b0520c');
const olive = linearRgb('#8a7a1c');
const brown = linearRgb('#6a3f12');
const yellow = linearRgb('#f6c426');
const barrel = turned(
  rows(2, [-90, 0.98, -72, 1.0, -50, 0.98, 0, 0.82, 50, 0.98, 72, 1.0, 90, 0.98]),
);
const ROUND = 7;

/** A mohawk: four rings of blades, each steeper than the last. */
const crown = union(
  [
    { count: 9, length: 0.72, rise: 0.9, droop: 1.05 },
    { count: 8, length: 0.56, rise: 1.8, droop: 1.35 },
    { count: 7, length: 0.4, rise: 3, droop: 2 },
    { count: 5, length: 0.24, rise: 5, droop: 3.2 },
  ].map((blades, i) =>
    leafRing({
      form: pointedLeaf,
      ...blades,
      height: 0.93,
      start: 0.03,
      width: 0.17 - 0.018 * i,
      thickness: 0.036,
      fold: 1.4,
      turn: 0.37 * i,
    }),
  ),
);

/** Distance from the middle of the nearest eye, 0 to about 1. */
function eye(x: number, y: number, z: number): number {
  const around = (Math.atan2(x, z) / TURN) * ROUND * 2;
  const up = y * 5.2;
  const a = Math.abs((((around + up) / 2) % 1) + 2) % 1;
  const b = Math.abs((((around - up) / 2) % 1) + 2) % 1;
  return Math.max(Math.abs(a - 0.5), Math.abs(b - 0.5)) * 2;
}

export const pineapple: Produce = {
  ...measures.pineapple,
  body: (x, y, z) => barrel(x, y, z) - 0.035 * smooth(1, 0.55, eye(x, y, z)),
  skin(point, surface) {
    const rim = eye(point.x, point.y, point.z);
    setColor(surface, gold);
    tint(surface, amber, smooth(0.2, -1, point.y) * 0.6);
    tint(surface, olive, smooth(0.45, 0.85, rim) * 0.7 * mottle(point, 3) * 1.6);
    tint(surface, brown, smooth(0.8, 0.97, rim));
    tint(surface, brown, smooth(0.2, 0.08, rim) * 0.9);
    tint(surface, yellow, smooth(0.2, 0.28, rim) * smooth(0.5, 0.3, rim) * 0.5);
    surface.gloss = 0.5;
    surface.soft = 0.3;
  },
  trim: { solid: crown, paint: leafPaint('#1f8a5a', '#9ae06a') },
  flesh(_point, surface, edge, angle) {
    setColor(surface, yellow);
    const thread = fibres(angle, edge, 20);
    darken(surface, 0.62 + 0.5 * thread);
    const pale = smooth(0.28, 0.22, edge) * 0.7 + smooth(0.6, 0.7, thread) * 0.4;
    tint(surface, linearRgb('#ffe67a'), pale);
    tint(surface, brown, smooth(0.94, 0.975, edge));
    moist(surface, 0.5);
  },
};
