import type { Bakes, Picture, Sprites } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { aim, type Camera } from '../../kit/camera/camera.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** Wide plates reach this far beyond the picture on each side, for cameras that draw back. */
export const MARGIN = 120;
/** How far above the horizon a ground plate begins, and how far below it a backdrop ends. */
export const OVERLAP = 40;

/** Pixels of a wide backdrop, which ends a little below the horizon. */
export function wideBackdropSize(stage: Stage) {
  return { width: stage.width + 2 * MARGIN, height: stage.horizon + MARGIN + OVERLAP };
}

/** Pixels of a wide ground, which begins a little above the horizon. */
export function wideGroundSize(stage: Stage) {
  return {
    width: stage.width + 2 * MARGIN,
    height: stage.height - stage.horizon + MARGIN + OVERLAP,
  };
}

/** The wide plates `backdrop` and `ground`, loaded by the threads that bake them. */
export function widePlates(
  stage: Stage,
  looks: Record<'backdrop' | 'ground', () => Promise<Picture>>,
): Bakes {
  return {
    backdrop: { ...wideBackdropSize(stage), look: looks.backdrop },
    ground: { ...wideGroundSize(stage), look: looks.ground },
  };
}

/** Draws the wide plates `backdrop` and `ground` and leaves the context at the subject's depth. */
export function drawPlates(context: Context, sprites: Sprites, stage: Stage, camera: Camera) {
  aim(context, stage, camera, 0.3);
  context.drawCanvas(sprites.backdrop!, -MARGIN, -MARGIN);
  aim(context, stage, camera);
  context.drawCanvas(sprites.ground!, -MARGIN, stage.horizon - OVERLAP);
}
