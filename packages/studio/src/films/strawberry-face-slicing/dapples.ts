import type { Canvas } from '@napi-rs/canvas';
import { ONCE_ROUND } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** Patches of light that wander over a table: `puff` is a soft white disc; pixels around the foot. */
export function drawDapples(
  context: Context,
  puff: Canvas,
  { width, height }: { width: number; height: number },
  seconds: number,
) {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 12; i++) {
    const wander = Math.sin(seconds * ONCE_ROUND * (1 + (i % 2)) + i * 2.1);
    const x = (scatter(i * 7 + 2) - 0.5) * width * 1.1 + wander * width * 0.05;
    const y = -height * 0.3 + scatter(i * 11 + 3) * height + wander * height * 0.02;
    const reach = width * (0.06 + 0.08 * scatter(i * 5));
    context.globalAlpha = 0.45 + 0.3 * Math.sin(seconds * ONCE_ROUND * 2 + i * 1.7);
    context.drawImage(puff, x - reach, y - reach * 0.3, reach * 2, reach * 0.6);
  }
  context.restore();
}
