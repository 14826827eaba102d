import type { Canvas } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import type { Context } from '../pen/pen.ts';
import { shapeBake } from '../pen/shape-bake.ts';

const SIDE = 128;

/** A soft ball of steam, fog or light; `rgb` as `red,green,blue`. */
export function softBallBake(rgb: string): Bake {
  return {
    width: SIDE,
    height: SIDE,
    async look() {
      const { puff } = await import('../juice/bits.ts');
      return shapeBake(SIDE, puff(rgb));
    },
  };
}

/** Draws a soft ball around a point, in pixels. */
export function drawSoftBall(
  context: Context,
  ball: Canvas,
  x: number,
  y: number,
  radius: number,
  alpha: number,
) {
  if (alpha <= 0) return;
  context.globalAlpha = Math.min(1, alpha);
  context.drawCanvas(ball, x - radius, y - radius, radius * 2, radius * 2);
  context.globalAlpha = 1;
}
