import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { clamp, easeInOut, easeOut, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';

/** A puddle of shining nectar with a lobed, bright edge; `side` pixels wide. */
export function nectarBake(side: number): Bake {
  return {
    name: 'glowing-blueberry/nectar',
    width: side,
    height: side,
    antialias: true,
    shade(px, py, out) {
      const x = (px / side) * 2 - 1;
      const y = (py / side) * 2 - 1;
      const angle = Math.atan2(y, x);
      const lobes = 0.7 + 0.14 * Math.sin(angle * 3 + 0.6) + 0.07 * Math.sin(angle * 7 + 2);
      const share = Math.hypot(x, y) / lobes;
      const flow = fractal(x * 4 + 20, y * 4 + 20, 3);
      const rim = smooth(0.7, 0.96, share);
      const gleam = smooth(0.16, 0.06, Math.hypot(x + 0.2, (y + 0.3) * 1.6));
      out[0] = 255 * clamp(0.1 + 0.35 * rim + gleam + 0.25 * flow * flow);
      out[1] = 255 * clamp(0.55 + 0.4 * flow + 0.3 * rim + gleam);
      out[2] = 255;
      out[3] = 255 * smooth(1, 0.95, share) * (0.62 + 0.35 * rim);
    },
  };
}

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
  context: SKRSContext2D,
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
