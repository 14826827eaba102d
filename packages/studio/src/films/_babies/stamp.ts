import type { Canvas } from '@napi-rs/canvas';
import * as pen from '../../kit/pen/pen.ts';

/** Draws a sprite of `fineness` pixels per unit around (x, y); the context is in units. */
export function stamp(context: pen.Context, sprite: Canvas, fineness: number, x = 0, y = 0) {
  pen.at(context, { x, y, scale: 1 / fineness }, () => {
    context.drawCanvas(sprite, -sprite.width / 2, -sprite.height / 2);
  });
}
