import type { Canvas } from '@napi-rs/canvas';
import { easeInOut, easeOut } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** Puddles on the ground: [x, y, width, seconds until it wells up]. */
const puddles = rows(
  4,
  [
    -0.72, 0.3, 1.25, 0.55, 0.74, 0.34, 1.35, 0.7, 0.02, 0.44, 1.2, 1.15, -0.34, 0.6, 0.7, 1.6,
    0.42, 0.64, 0.6, 1.75,
  ],
);

/** Draws the puddles around (0, 0), so many seconds after they began and after they began to shrink. */
export function drawNectar(
  context: Context,
  sprite: Canvas,
  scale: number,
  seconds: number,
  shrinking: number,
) {
  for (const [x, y, size, start] of puddles) {
    const swell = easeOut((seconds - start) / 1.5) * (1 - easeInOut(shrinking / 0.85));
    const wide = size * swell * scale * (1 + 0.02 * Math.sin(seconds * 5 + x * 9));
    if (wide < 4) continue;
    context.drawCanvas(sprite, x * scale - wide / 2, y * scale - wide * 0.2, wide, wide * 0.42);
  }
}
