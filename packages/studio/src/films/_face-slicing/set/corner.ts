import type { Canvas } from '@napi-rs/canvas';
import { BLEED, type Stage } from '../../../engine/stage.ts';
import type { Context } from '../../../kit/pen/pen.ts';

/** Draws what is nearby in the corner on that side (-1 left), around the hero's foot, swaying by `sway` radians. */
export function drawCorner(
  context: Context,
  front: Canvas,
  stage: Stage,
  side: 1 | -1,
  sway: number,
) {
  context.save();
  context.translate(
    (side * stage.width) / 2 + side * BLEED * 0.6,
    stage.height - stage.ground + BLEED,
  );
  context.scale(-side, 1);
  context.rotate(sway);
  context.drawCanvas(front, 0, -front.height);
  context.restore();
}
