import type { Canvas } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A wooden hairbrush held level, bristles down, handle to the right; `length` in pixels. */
export function brushBake(length: number, color: string, light: string): Bake {
  return {
    width: Math.ceil(length),
    height: Math.ceil(length * 0.3),
    paint(context) {
      context.scale(length, length);
      pen.nib(context, '#fff6e8', 0.012, 'round');
      for (let i = 0; i < 16; i++) {
        const x = 0.05 + i * 0.026;
        pen.line(context, [x, 0.12, x - 0.004 + (i % 2) * 0.008, 0.24]);
      }
      context.fillStyle = pen.down(context, [0.02, 0.15], [light, 0.5, color, '#b8486a']);
      pen.box(context, [0.015, 0.03, 0.46, 0.1, 0.05]);
      pen.shape(
        context,
        'M0.44 0.05 C0.6 0.07 0.7 0.03 0.93 0.04 Q1 0.08 0.93 0.125 C0.7 0.13 0.6 0.1 0.44 0.115',
      );
      pen.box(context, [0.05, 0.042, 0.34, 0.018, 0.009], '#ffffff8c');
    },
  };
}

/** Draws it stroking a ball of radius 1 around (0, 0): x from -1 to 1, lifted off by `up`. */
export function drawBrush(
  context: pen.Context,
  brush: Canvas,
  scale: number,
  { x, up }: { x: number; up: number },
  seconds: number,
) {
  const y = -1.06 * Math.sqrt(Math.max(0, 1 - (x * 0.8) ** 2)) - up * 3;
  const turn = 0.62 * x + 0.05 * Math.sin(seconds * 12);
  pen.at(context, { x: x * scale, y: y * scale, turn }, () =>
    context.drawCanvas(brush, -brush.width * 0.25, -brush.height * 0.8),
  );
}
