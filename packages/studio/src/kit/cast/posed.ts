import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Where a sprite goes: pixels, radians, and factors of its size. */
export type Posed = { x: number; y: number; turn?: number; wide?: number; tall?: number };

/** Draws within a moved, turned and stretched frame. */
export function within(context: SKRSContext2D, posed: Posed, draw: () => void) {
  context.save();
  context.translate(posed.x, posed.y);
  context.rotate(posed.turn ?? 0);
  context.scale(posed.wide ?? 1, posed.tall ?? 1);
  draw();
  context.restore();
}

/** Draws a sprite with its middle, or another place (in pixels from its middle), at (0, 0). */
export function put(context: SKRSContext2D, sprite: Canvas, x = 0, y = 0) {
  context.drawCanvas(sprite, x - sprite.width / 2, y - sprite.height / 2);
}
