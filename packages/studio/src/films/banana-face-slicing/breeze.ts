import { pulse } from '../../kit/math/easing.ts';
import { scatter } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';

/** When the breeze comes, in seconds. */
export const GUST = 4.75;

/** Streaks of wind that run across a picture around (0, y), `share` 0 to 1 of their way; pixels. */
export function drawBreeze(
  context: pen.Context,
  { y, width, tall, from }: { y: number; width: number; tall: number; from: 1 | -1 },
  share: number,
) {
  if (share <= 0 || share >= 1) return;
  context.lineCap = 'round';
  for (let i = 0; i < 7; i++) {
    const own = scatter(i * 11 + 5);
    const at = share * 1.5 - own * 0.5;
    const level = pulse(0, 1, at);
    if (level <= 0) continue;
    const x = from * (0.7 - at * 1.4) * width;
    const top = y + (i / 6 - 0.5) * tall;
    const long = width * (0.2 + 0.2 * scatter(i * 7));
    pen.nib(context, `rgba(255,255,255,${0.75 * level})`, 3 + 3 * own);
    context.beginPath();
    context.moveTo(x + from * long, top);
    const [far, near] = [x + from * long * 0.6, x + from * long * 0.3];
    context.bezierCurveTo(far, top - 22, near, top + 20, x, top - 4);
    if (i % 3 === 0)
      context.arc(x + from * 4, top - 22, 18, Math.PI * 0.5, Math.PI * 1.7, from < 0);
    context.stroke();
  }
}
