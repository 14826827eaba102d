import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { puff } from '../juice/bits.ts';
import * as pen from '../pen/pen.ts';

const SIDE = 128;

/** A soft ball of steam, fog or light; `rgb` as `red,green,blue`. */
export function softBallBake(rgb: string): Bake {
  return {
    width: SIDE,
    height: SIDE,
    paint(context) {
      context.scale(SIDE / 2, SIDE / 2);
      context.translate(1, 1);
      puff(rgb)(context);
    },
  };
}

/** Draws a soft ball around a point, in pixels. */
export function drawSoftBall(
  context: SKRSContext2D,
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

/** A thick ball of cartoon steam: white with a cool edge. */
export function steamBallBake(): Bake {
  return {
    width: SIDE,
    height: SIDE,
    paint(context) {
      context.fillStyle = pen.radial(
        context,
        [SIDE * 0.42, SIDE * 0.4, 0, SIDE / 2, SIDE / 2, SIDE / 2],
        [
          'rgba(255,255,255,1)',
          0.62,
          'rgba(246,250,255,0.95)',
          0.84,
          'rgba(196,220,246,0.6)',
          'rgba(190,216,246,0)',
        ],
      );
      context.fillRect(0, 0, SIDE, SIDE);
    },
  };
}
