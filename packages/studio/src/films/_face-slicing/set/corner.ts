import type { Canvas } from '@napi-rs/canvas';
import { BLEED, type Stage } from '../../../engine/stage.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** Draws what is nearby in the corner on that side (-1 left), around the hero's foot, swaying by `sway` radians. */
export function drawCorner(
  context: pen.Context,
  front: Canvas,
  stage: Stage,
  side: number,
  sway: number,
) {
  const x = (side * stage.width) / 2 + side * BLEED * 0.6;
  const y = stage.height - stage.ground + BLEED;
  pen.at(context, { x, y, turn: -side * sway, scale: [-side, 1] }, () => {
    context.drawCanvas(front, 0, -front.height);
  });
}
