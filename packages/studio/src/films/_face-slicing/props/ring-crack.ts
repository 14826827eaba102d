import { scatter } from '../../../kit/math/noise.ts';
import * as pen from '../../../kit/pen/pen.ts';

/** A thin jagged crack that runs around the front of a ball: `grown` 0 to 1 from its middle outward. */
export function drawRingCrack(
  context: pen.Context,
  { y, half, sag, grown }: { y: number; half: number; sag: number; grown: number },
) {
  if (grown <= 0) return;
  for (const [style, width, shift] of [
    ['#1e0c04e6', 5.5, 0],
    ['#fff0d6d9', 1.8, 2],
  ] as const) {
    pen.nib(context, style, width);
    context.lineJoin = 'round';
    context.beginPath();
    for (let i = -24; i <= 24; i++) {
      const share = i / 24;
      if (Math.abs(share) > grown) continue;
      const jag = (scatter(i + 60) - 0.5) * half * 0.055;
      context.lineTo(share * half, y + sag * Math.sqrt(1 - share * share) + jag + shift);
    }
    context.stroke();
  }
}
