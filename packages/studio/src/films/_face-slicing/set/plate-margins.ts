import { BLEED, type Size, type Stage } from '../../../engine/stage.ts';

/** How far above the horizon the ground's plate begins, fading in. */
export const TABLE_FADE = 14;

/** Pixels of the plate behind the table. */
export function backdropSize(stage: Stage): Size {
  return { width: stage.width + 2 * BLEED, height: stage.horizon + BLEED + 40 };
}

/** Pixels of the plate that things stand on. */
export function groundSize(stage: Stage): Size {
  return {
    width: stage.width + 2 * BLEED,
    height: stage.height - stage.horizon + BLEED + TABLE_FADE,
  };
}

/** Pixels of the strip right before the lens. */
export function frontSize(stage: Stage): Size {
  return { width: stage.width + 2 * BLEED, height: Math.ceil(stage.scale * 1.5 * 1.25) };
}

/** Pixels of what is right before the lens in a lower corner. */
export function nearbySize(stage: Stage): Size {
  const side = Math.round(stage.scale * 1.9);
  return { width: side, height: side };
}
