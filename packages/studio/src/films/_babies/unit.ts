import type { Stage } from '../../engine/stage.ts';

/** Pixels per unit by which people and sets are drawn, so that they fill upright and wide pictures alike. */
export function setUnit(stage: Stage): number {
  return stage.height > stage.width ? stage.scale : stage.height * 0.234;
}
