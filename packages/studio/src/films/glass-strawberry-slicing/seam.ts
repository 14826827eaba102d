import { enterCutPlane } from '../../kit/camera/projection.ts';
import { TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { standing } from '../_slicing/halves.ts';

/** How far the skin is from the middle of the cut, from the top over the front to the bottom, in units. */
export const seamRadii = [
  2548, 2232, 2311, 2386, 2455, 2517, 2573, 2623, 2508, 2508, 2508, 2508, 2473, 2414, 2347, 2288,
  2252, 2231, 2196, 2155, 2120, 2099, 2110, 2128, 2150, 2172, 2190, 2201, 2247, 2324, 2415, 2505,
  2577, 2617, 2680, 2762, 2815,
].map((steps) => steps / 2560);

/** Where the seam runs: forward and up from the middle of the cut, in units. */
const seam = seamRadii.map((radius, i) => {
  const angle = (i / 72) * TURN;
  return [Math.sin(angle) * radius, Math.cos(angle) * radius] as const;
});

type SeamLight = { y: number; scale: number; down: number; level: number; rgb: string };

/** Light along the line of the cut, down to a height; the middle of the cut is at y. */
export function drawSeam(context: pen.Context, { y, scale, down, level, rgb }: SeamLight) {
  if (level < 0.01) return;
  pen.at(context, { y }, () => {
    enterCutPlane(context, standing);
    context.scale(scale, -scale);
    context.globalCompositeOperation = 'lighter';
    context.lineCap = 'round';
    context.beginPath();
    for (const [forward, up] of seam) if (up >= down) context.lineTo(forward, up);
    for (const [wide, alpha] of rows(2, [0.16, 0.16, 0.07, 0.35, 0.022, 1])) {
      pen.nib(context, `rgba(${rgb},${alpha * level})`, wide);
      context.stroke();
    }
  });
}
