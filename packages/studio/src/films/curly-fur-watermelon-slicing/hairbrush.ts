import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';

/** A wooden hairbrush held level, bristles down, handle to the right; `length` in pixels. */
export function brushBake(length: number, color: string, light: string): Bake {
  return {
    width: Math.ceil(length),
    height: Math.ceil(length * 0.3),
    paint(context) {
      context.scale(length, length);
      context.strokeStyle = '#fff6e8';
      context.lineCap = 'round';
      context.lineWidth = 0.012;
      for (let i = 0; i < 16; i++) {
        const x = 0.05 + i * 0.026;
        context.beginPath();
        context.moveTo(x, 0.12);
        context.lineTo(x - 0.004 + (i % 2) * 0.008, 0.24);
        context.stroke();
      }
      const wood = context.createLinearGradient(0, 0.02, 0, 0.15);
      wood.addColorStop(0, light);
      wood.addColorStop(0.5, color);
      wood.addColorStop(1, '#b8486a');
      context.fillStyle = wood;
      context.beginPath();
      context.roundRect(0.015, 0.03, 0.46, 0.1, 0.05);
      context.fill();
      context.beginPath();
      context.moveTo(0.44, 0.05);
      context.bezierCurveTo(0.6, 0.07, 0.7, 0.03, 0.93, 0.04);
      context.quadraticCurveTo(1, 0.08, 0.93, 0.125);
      context.bezierCurveTo(0.7, 0.13, 0.6, 0.1, 0.44, 0.115);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.55)';
      context.beginPath();
      context.roundRect(0.05, 0.042, 0.34, 0.018, 0.009);
      context.fill();
    },
  };
}

/** Draws it stroking a ball of radius 1 around (0, 0): x from -1 to 1, lifted off by `up`. */
export function drawBrush(
  context: SKRSContext2D,
  brush: Canvas,
  scale: number,
  { x, up }: { x: number; up: number },
  seconds: number,
) {
  const y = -1.06 * Math.sqrt(Math.max(0, 1 - (x * 0.8) ** 2)) - up * 3;
  context.save();
  context.translate(x * scale, y * scale);
  context.rotate(0.62 * x + 0.05 * Math.sin(seconds * 12));
  context.drawCanvas(brush, -brush.width * 0.25, -brush.height * 0.8);
  context.restore();
}
