import { moist, mottle, spots } from '../cast/paint.ts';
import type { Solid } from '../cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../cast/surface.ts';
import { clamp, smooth } from '../math/easing.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const yellow = linearRgb('#f2b914');
const warm = linearRgb('#ffd53a');
const deep = linearRgb('#e09a10');
const green = linearRgb('#a9b83a');
const brown = linearRgb('#4a2c12');
const cream = linearRgb('#fff2c0');
const BEND = 2.1;
const HALF = 0.72;
/** Where along the banana a point is, from -1 (foot) to 1 (stalk). */
function along(x: number, y: number): number {
  return clamp(Math.atan2(y, BEND - x) / HALF, -1.2, 1.2);
}

export const bananaBody: Solid = (x, y, z) => {
  const share = along(x, y);
  const angle = share * HALF;
  const dx = x - BEND + BEND * Math.cos(angle);
  const dy = y - BEND * Math.sin(angle);
  const outward = dx * Math.cos(angle) - dy * Math.sin(angle);
  const around = Math.atan2(z, outward);
  const s = Math.abs(share);
  let radius = 0.66 * Math.sqrt(Math.max(0, 1 - s ** 3.2 * 0.8));
  if (share > 0.86) radius = Math.max(0.14, radius * smooth(1.14, 0.86, share));
  if (share < -0.9) radius *= smooth(-1.12, -0.9, share) * 0.75 + 0.25;
  radius *= 1 - 0.06 * Math.abs(Math.sin(around * 2.5)) ** 2;
  const foot = (-1 - share) * HALF * BEND;
  return Math.max((Math.sqrt(dx * dx + dy * dy + z * z) - radius) * 0.62, foot * 0.8);
};

export const banana: Produce = {
  ...measures.banana,
  body: bananaBody,
  skin(point, surface) {
    const share = along(point.x, point.y);
    setColor(surface, yellow);
    tint(surface, warm, mottle(point, 1.8) * 0.6);
    const around = Math.atan2(point.z, point.x - BEND + BEND * Math.cos(share * HALF));
    tint(surface, deep, smooth(0.86, 1, Math.abs(Math.sin(around * 2.5 + Math.PI / 2))) * 0.4);
    tint(surface, green, smooth(0.6, 1, share) * 0.65 + smooth(-0.75, -0.98, share) * 0.4);
    tint(surface, brown, smooth(0.98, 1.08, share) + smooth(-0.95, -1.02, share));
    tint(surface, brown, spots(point, 15, 0.13) * 0.6 + smooth(0.64, 0.7, mottle(point, 7)) * 0.5);
    surface.gloss = 0.4;
    surface.soft = 0.45;
  },
  flesh(_point, surface, edge, angle) {
    setColor(surface, cream);
    darken(surface, 0.92);
    const star = edge - 0.22 - 0.07 * Math.cos(angle * 3);
    tint(surface, linearRgb('#e8cf86'), smooth(0.08, 0, Math.abs(star)) * 0.7);
    const third = (angle * 3) / 6.28;
    const pip = Math.hypot(edge - 0.17, (third - Math.round(third)) * 0.3);
    tint(surface, brown, smooth(0.035, 0.015, pip) * 0.8);
    tint(surface, linearRgb('#fffbe0'), smooth(0.8, 0.86, edge));
    tint(surface, yellow, smooth(0.9, 0.94, edge));
    moist(surface, 0.3);
  },
};
