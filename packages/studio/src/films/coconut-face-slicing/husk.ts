import type { Look } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import { TURN } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A band of fuzz around a ball, and how far its middle lies above the ball's; radius in pixels. */
export type Band = { radius: number; low: number; high: number; above: number };

/** Short hairs on a ball of some radius (pixels), between two heights (-1 bottom to 1 top). */
export function fuzzLook({ width, height }: Size, { radius, low, high, above }: Band): Look {
  return {
    paint(context) {
      context.translate(width / 2, height / 2 + above);
      context.lineCap = 'round';
      for (let i = 0; i < 520; i++) {
        const angle = (i / 520) * TURN;
        const up = -Math.sin(angle);
        if (up >= low && up <= high) paintHair(context, radius, angle, i);
      }
    },
  };
}

function paintHair(context: pen.Context, radius: number, angle: number, number: number) {
  const long = 6 + 17 * scatter(number * 3) ** 2;
  const lean = (scatter(number * 7 + 1) - 0.5) * 1.7;
  const from = radius * (0.955 + 0.03 * scatter(number * 5));
  const [x, y] = [Math.cos(angle) * from, Math.sin(angle) * from];
  const light = 0.5 - 0.5 * Math.cos(angle - 0.5) * -0.7;
  context.strokeStyle = `hsl(${26 + 10 * scatter(number)} ${58 + 20 * light}% ${20 + 36 * light * scatter(number * 11)}%)`;
  context.lineWidth = 1 + 1.3 * scatter(number * 13);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    x + Math.cos(angle) * long * 0.6,
    y + Math.sin(angle) * long * 0.6,
    x + Math.cos(angle + lean) * long,
    y + Math.sin(angle + lean) * long + 3,
  );
  context.stroke();
}

/** Half a bristly mustache of fibers, its root at the left; in a square from -1 to 1. */
export function halfMustache(context: pen.Context) {
  context.lineCap = 'round';
  for (let i = 0; i < 24; i++) {
    const share = scatter(i * 17 + 3);
    const row = scatter(i * 29 + 5);
    pen.nib(context, ['#2f170a', '#4a2812', '#6f431e', '#b98548'][i % 4]!, 0.12 + 0.07 * row);
    pen.line(context, {
      curve: [
        -0.9 + 0.55 * share,
        -0.12 + 0.2 * row,
        -0.2 + 0.4 * share,
        -0.25 + 0.22 * row,
        0.15 + 0.7 * share,
        0.3 + 0.26 * (row - 0.5),
      ],
    });
  }
}
