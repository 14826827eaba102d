import { BLEED, type Stage } from '../../../engine/stage.ts';
import { TABLE_FADE } from './table.ts';

/** Pixels of the plate behind the table. */
export function backdropSize(stage: Stage): { width: number; height: number } {
  return { width: stage.width + 2 * BLEED, height: stage.horizon + BLEED + 40 };
}

/** Pixels of the plate that things stand on. */
export function groundSize(stage: Stage): { width: number; height: number } {
  return {
    width: stage.width + 2 * BLEED,
    height: stage.height - stage.horizon + BLEED + TABLE_FADE,
  };
}
