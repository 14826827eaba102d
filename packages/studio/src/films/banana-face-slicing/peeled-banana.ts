import type { Bakes } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { mottle } from '../../kit/cast/paint.ts';
import { linear, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { banana, bananaBody, SNICK } from '../../kit/produce/banana.ts';
import { CAP_DETAIL, CAP_POSES, CAP_TIP } from '../_face-slicing/slice.ts';

/** The white, with a paler star in the middle of a cut. */
function paintCream(point: Point, surface: Surface) {
  const threads = mottle({ ...point, y: point.y * 0.3 }, 9);
  setColor(surface, linear('#ffe9ae'));
  tint(surface, linear('#fff8dc'), smooth(0.35, 0.65, threads));
  if (Math.abs(point.ny) > 0.8) {
    const angle = Math.atan2(point.z, point.x - 0.18);
    const star = Math.hypot(point.x - 0.18, point.z) - 0.15 - 0.05 * Math.cos(angle * 3);
    tint(surface, linear('#dcb45e'), smooth(0.05, 0.01, Math.abs(star)) * 0.8);
  }
  surface.gloss = 0.25;
  surface.soft = 0.7;
  surface.glow = point.ny < -0.8 ? 0.55 : 0.05;
}

/** The white of the banana above the hinge of its peel, and its tip in every pose. */
export function peeledBakes(scale: number, light: Light): Bakes {
  const [low, top] = [banana.cut - 0.03, banana.top];
  const flesh = castBake({
    name: 'banana/flesh',
    solid: (x, y, z) => Math.max(low - y, y - SNICK, bananaBody(x, y, z) + 0.05),
    paint: paintCream,
    light,
    scale,
    middle: (low + SNICK) / 2,
    reach: [1, (SNICK - low) / 2 + 0.34],
    pitch: PITCH,
  });
  const tips = Array.from({ length: CAP_POSES }, (_, i) => [
    `cap${i}`,
    castBake({
      name: `banana/tip${i}`,
      solid: (x, y, z) => Math.max(SNICK - y, bananaBody(x, y, z)),
      paint: (point, surface) =>
        point.ny < -0.9 ? paintCream(point, surface) : banana.skin(point, surface),
      light,
      scale: scale * CAP_DETAIL,
      pose: { tip: (CAP_TIP * i) / (CAP_POSES - 1) },
      middle: (SNICK + top) / 2,
      reach: [1.05, 0.95],
      pitch: PITCH,
    }),
  ]);
  return { flesh, ...Object.fromEntries(tips) };
}
