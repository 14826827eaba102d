import type { Canvas } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A short broad rainbow, as a prism throws it: red outside, fading at both ends. */
export function prismBake(width: number): Bake {
  return {
    width,
    height: Math.round(width * 0.4),
    paint(context) {
      const height = width * 0.4;
      const colors = ['#ff2b4a', '#ff9a2a', '#ffee4a', '#4aff8a', '#3ac8ff', '#7a5aff', '#e05aff'];
      const bands = colors.flatMap((color, i) => [0.12 + (i / colors.length) * 0.85, color]);
      const rainbow = pen.down(context, [0, height], ['#ff284600', ...bands, 1, '#dc5aff00']);
      pen.box(context, [0, 0, width, height], rainbow);
      context.globalCompositeOperation = 'destination-in';
      const fade = context.createLinearGradient(0, 0, width, 0);
      for (let i = 0; i <= 8; i++)
        fade.addColorStop(i / 8, `rgba(0,0,0,${smooth(0, 0.35, i / 8) * smooth(1, 0.3, i / 8)})`);
      pen.box(context, [0, 0, width, height], fade);
    },
  };
}

/** Rainbows on a table around (0, 0): [x, y, angle, width] in units and radians. */
const places = rows(4, [-1.0, 0.32, 0.5, 1.5, 0.15, 0.5, -0.25, 1.2, 1.05, 0.3, -0.62, 1.5]);

/** Draws the rainbows that a thing throws in front of it, as bright as `level`. */
export function drawPrisms(
  context: pen.Context,
  prism: Canvas,
  scale: number,
  level: number,
  seconds: number,
) {
  if (level < 0.01) return;
  const turn = (seconds * Math.PI) / 4;
  for (const [i, [x, y, angle, wide]] of places.entries())
    pen.at(context, { x: x * scale, y: y * scale, turn: angle + 0.1 * Math.sin(turn + i) }, () => {
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = level * (0.75 + 0.2 * Math.sin(turn * 4 + i));
      context.drawCanvas(prism, -(wide / 2) * scale, 0, wide * scale, wide * 0.3 * scale);
    });
}
