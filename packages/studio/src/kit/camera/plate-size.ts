import { BLEED, type Size } from '../../engine/stage.ts';

/** Pixels of a plate behind the whole picture, BLEED larger all around. */
export function plateSize({ width, height }: Size): Size {
  return { width: width + 2 * BLEED, height: height + 2 * BLEED };
}
