import type { Canvas } from '@napi-rs/canvas';
import type { Picture } from '../../engine/sprites.ts';
import * as pen from './pen.ts';

/** A square picture, `side` pixels wide, of something painted in a square from -1 to 1. */
export function shapeBake(side: number, paint: (context: pen.Context) => void): Picture {
  return {
    width: side,
    height: side,
    paint(context) {
      context.scale(side / 2, side / 2);
      context.translate(1, 1);
      paint(context);
    },
  };
}

/** Draws such a picture around (x, y), reaching `radius` pixels, turned by `turn` radians. */
export function drawShape(
  context: pen.Context,
  shape: Canvas,
  at: { x: number; y: number; radius: number; turn?: number; alpha?: number },
) {
  if (at.radius <= 0 || at.alpha === 0) return;
  pen.at(context, { x: at.x, y: at.y, turn: at.turn ?? 0 }, () => {
    context.globalAlpha *= at.alpha ?? 1;
    context.drawImage(shape, -at.radius, -at.radius, at.radius * 2, at.radius * 2);
  });
}
