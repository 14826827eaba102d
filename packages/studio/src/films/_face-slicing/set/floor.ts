import type { Random } from '../../../engine/random.ts';
import * as pen from '../../../kit/pen/pen.ts';
import type { Plate, PlateLook } from '../slicing.ts';
import { TABLE_FADE } from './plate-margins.ts';

/** A flat ground seen from the side; `at` gives the pixel of a place on it. */
export type Floor = Plate & {
  context: pen.Context;
  /** `across` counts units from the middle, `depth` from about 0.86 (nearest) to FAR. */
  at: (across: number, depth: number) => [number, number];
};

/** Depths of the nearest visible edge and of the far end of a floor. */
export const NEAR = 0.78;
export const FAR = 6.25;

/** A ground from its far edge to BLEED below the picture. */
export function floorLook(paint: (floor: Floor, random: Random) => void): PlateLook {
  return (plate, random) => {
    const { stage, width } = plate;
    const near = stage.height - stage.horizon;
    const at: Floor['at'] = (across, depth) => [
      width / 2 + (across * stage.scale) / depth,
      TABLE_FADE + near * (1 / depth - 1 / FAR),
    ];
    return { paint: (context) => paint({ ...plate, context, at }, random) };
  };
}

/** Fills a four-sided patch of the floor. */
export function fillPatch(
  { context, at }: Floor,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
) {
  pen.shape(context, [...at(left, near), ...at(right, near), ...at(right, far), ...at(left, far)]);
}

/** Light in the middle and shade towards the viewer; colors as CSS. */
export function paintPool({ context, width, height }: Floor, light: string, shade: string) {
  context.fillStyle = pen.halo(
    context,
    [width * 0.46, height * 0.34, 0, Math.max(width, height) * 0.62],
    [light, 0.45, '#ffffff00'],
  );
  context.fillRect(0, 0, width, height);
  context.fillStyle = pen.down(context, [height * 0.4, height], ['#00000000', shade]);
  context.fillRect(0, height * 0.4, width, height * 0.6);
}
