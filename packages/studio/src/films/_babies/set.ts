import type { Picture } from '../../engine/sprites.ts';
import type { Size, Stage } from '../../engine/stage.ts';
import { softenedBake } from '../../kit/camera/plate.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { setUnit } from './unit.ts';

/** What a set is painted on: its size, its middle, and where its floor begins in pixels; pixels per unit. */
export type Scenery = Size & { context: Context; middle: number; floor: number; unit: number };

/** A set that is `blur` pixels out of focus. */
export function setBake(
  stage: Stage,
  size: Size,
  { blur, floor }: { blur: number; floor: number },
  paint: (scenery: Scenery) => void,
): Picture {
  const place = { ...size, middle: size.width / 2, floor, unit: setUnit(stage) };
  return softenedBake(size, blur, (context) => paint({ ...place, context }));
}
