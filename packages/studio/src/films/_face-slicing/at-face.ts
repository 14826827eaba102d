import type { SKRSContext2D } from '@napi-rs/canvas';
import type { SliceKit } from './slicing.ts';

/** Draws something in the units of the hero's face, around its middle. */
export function atFace(
  context: SKRSContext2D,
  { produce, scale, heightOf }: SliceKit,
  draw: () => void,
) {
  const { x = 0, y, size } = produce.face;
  context.save();
  context.translate(x * scale, heightOf(y));
  context.scale(scale * size, scale * size);
  draw();
  context.restore();
}
