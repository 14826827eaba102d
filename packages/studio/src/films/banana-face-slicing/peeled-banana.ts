import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { mottle } from '../../kit/cast/paint.ts';
import { linearRgb, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { banana, bananaBody } from '../../kit/produce/banana.ts';
import { FLESH } from './peel.ts';
import { poolLight } from './poolside.ts';

/** The white, with a paler star in the middle of a cut. */
function paintCream(point: Point, surface: Surface) {
  const threads = mottle({ ...point, y: point.y * 0.3 }, 9);
  setColor(surface, linearRgb('#ffe9ae'));
  tint(surface, linearRgb('#fff8dc'), smooth(0.35, 0.65, threads));
  if (Math.abs(point.ny) > 0.8) {
    const angle = Math.atan2(point.z, point.x - 0.18);
    const star = Math.hypot(point.x - 0.18, point.z) - 0.15 - 0.05 * Math.cos(angle * 3);
    tint(surface, linearRgb('#dcb45e'), smooth(0.05, 0.01, Math.abs(star)) * 0.8);
  }
  surface.gloss = 0.25;
  surface.soft = 0.7;
  surface.glow = point.ny < -0.8 ? 0.55 : 0.05;
}

/** The white of the banana above the hinge of its peel. */
export const flesh: CastShape = {
  solid: (x, y, z) => Math.max(FLESH.low - y, y - FLESH.high, bananaBody(x, y, z) + 0.05),
  paint: paintCream,
  light: poolLight,
};

/** Its tip, still in its peel. */
export const tip: CastShape = {
  solid: (x, y, z) => Math.max(FLESH.high - y, bananaBody(x, y, z)),
  paint: (point, surface) =>
    point.ny < -0.9 ? paintCream(point, surface) : banana.skin(point, surface),
  light: poolLight,
};
