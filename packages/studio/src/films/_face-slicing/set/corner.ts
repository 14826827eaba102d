import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../../engine/sprites.ts';
import { BLEED, type Stage } from '../../../engine/stage.ts';

const BLUR = 7;

/**
 * Something right before the lens in a lower corner, out of focus; what is loaded paints in a square
 * from -1 to 1 whose lower left corner is the picture's.
 */
export function cornerBake(
  stage: Stage,
  load: () => Promise<(context: SKRSContext2D) => void>,
): Bake {
  const side = Math.round(stage.scale * 1.9);
  const size = { width: side, height: side };
  return {
    ...size,
    async look() {
      const [{ layeredBake }, paint] = await Promise.all([import('./layers.ts'), load()]);
      return layeredBake(size, [
        {
          blur: BLUR,
          paint(context) {
            context.scale(side / 2, side / 2);
            context.translate(1, 1);
            paint(context);
          },
        },
      ]);
    },
  };
}

/** Draws it in the corner on that side (-1 left), around the hero's foot, swaying by `sway` radians. */
export function drawCorner(
  context: SKRSContext2D,
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
