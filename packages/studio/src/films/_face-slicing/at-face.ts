import * as pen from '../../kit/pen/pen.ts';
import type { SliceKit } from './slicing.ts';

/** Draws something in the units of the hero's face, around its middle. */
export function atFace(
  context: pen.Context,
  { produce, scale, heightOf }: SliceKit,
  draw: () => void,
) {
  const { x = 0, y, size } = produce.face;
  pen.at(context, { x: x * scale, y: heightOf(y), scale: scale * size }, draw);
}
