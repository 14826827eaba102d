import type { Canvas } from '@napi-rs/canvas';
import type { Stage } from '../../engine/stage.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';

/** When cameras flash, in seconds, and where (shares of half the picture's width, and of its height upward). */
export const FLASHES = rows(
  3,
  [5.75, -0.8, 0.42, 6.0, 0.72, 0.5, 6.3, 0.25, 0.62, 6.62, -0.5, 0.58, 6.9, 0.86, 0.38],
);

/** Draws the flashes of the cameras, around the hero's foot. */
export function drawFlashes(context: Context, glint: Canvas, stage: Stage, t: number) {
  for (const [start, x, y] of FLASHES) {
    const level = smooth(start, start + 0.03, t) * smooth(start + 0.3, start + 0.03, t);
    drawShape(context, glint, {
      x: (x * stage.width) / 2,
      y: stage.horizon * (1 - y) - stage.ground,
      radius: stage.scale * 0.8 * level,
      turn: 0.3,
    });
    if (level < 0.05) continue;
    context.fillStyle = `rgba(235,245,255,${0.16 * level})`;
    context.fillRect(-stage.width, -stage.height, stage.width * 2, stage.height * 2);
  }
}
