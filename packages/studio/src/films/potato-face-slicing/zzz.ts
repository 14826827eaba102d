import { easeBack } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/**
 * Three letters that rise from (x, y) out of somebody's sleep, towards `side`; in pixels, `scale`
 * pixels per unit. `level` 0 is awake. They come every two seconds.
 */
export function drawZzz(
  context: pen.Context,
  { x, y, scale, side }: { x: number; y: number; scale: number; side: 1 | -1 },
  level: number,
  seconds: number,
) {
  for (let i = 0; i < 3; i++) {
    const age = ((seconds + 8 - i * 0.66) % 2) / 2;
    const alpha = Math.min(level, Math.sin(age * Math.PI));
    if (alpha <= 0.02) continue;
    const size = scale * (0.09 + 0.1 * age) * easeBack(age * 3);
    const left = x + side * (0.34 * age + 0.06 * Math.sin(age * 7)) * scale;
    const turn = 0.2 * Math.sin(age * 6);
    pen.at(context, { x: left, y: y - scale * age * 0.85, turn }, () => {
      pen.nib(context, `rgba(255,255,255,${alpha})`, size * 0.3, 'round');
      context.lineJoin = 'round';
      pen.line(context, ['M-0.6 -0.6 L0.6 -0.6 L-0.6 0.6 L0.6 0.6', 0, 0, size]);
    });
  }
}
