import type { Canvas } from '@napi-rs/canvas';
import * as pen from '../pen/pen.ts';

/** Where a sprite goes: pixels, radians, and factors of its size. */
export type Posed = { x?: number; y?: number; turn?: number; wide?: number; tall?: number };

/** Draws within a moved, turned and stretched frame. */
export function within(context: pen.Context, posed: Posed, draw: () => void) {
  const { x = 0, y = 0, turn = 0, wide = 1, tall = 1 } = posed;
  pen.at(context, { x, y, turn, scale: [wide, tall] }, draw);
}

/** Draws a sprite with its middle, or another place (in pixels from its middle), at (0, 0). */
export function put(context: pen.Context, sprite: Canvas, x = 0, y = 0) {
  context.drawCanvas(sprite, x - sprite.width / 2, y - sprite.height / 2);
}

/** Puts a sprite into a moved, turned and stretched frame, shifted there from its middle. */
export function place(
  context: pen.Context,
  sprite: Canvas,
  posed: Posed & { shiftX?: number; shiftY?: number },
) {
  within(context, posed, () => put(context, sprite, posed.shiftX, posed.shiftY));
}
