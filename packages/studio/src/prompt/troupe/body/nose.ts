import type { Expression } from '../../../kit/face/expression.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** A small nose in face units; size 1 is a kitten's. */
export function drawNose(
  context: pen.Context,
  { color, size }: { color: string; size: number },
  look: Expression,
) {
  const x = look.lookX * 0.05;
  const y = 0.19 + look.lookY * 0.04;
  pen.oval(context, [x, y, 0.066 * size, 0.047 * size], color);
  context.fillStyle = '#ffffff99';
  pen.oval(context, [x - 0.016 * size, y - 0.017 * size, 0.019 * size, 0.011 * size, -0.3]);
}
