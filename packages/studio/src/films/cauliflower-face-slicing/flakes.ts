import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import { smooth } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';

/** A crumb that is thrown up and snows down slowly; lengths in units, speeds in units per second. */
export type Flake = { x: number; vx: number; vy: number; fall: number; size: number; sway: number };

/** Plans what flies off a dry cut. */
export function planFlakes(random: Random, count: number): Flake[] {
  return Array.from({ length: count }, () => ({
    x: (random() * 2 - 1) * 0.8,
    vx: (random() * 2 - 1) * 1.5,
    vy: 0.6 + random() * 2.2,
    fall: 0.28 + random() * 0.4,
    size: 0.022 + random() * 0.056,
    sway: random() * 6,
  }));
}

/** Draws them `seconds` after the cut, whose height `y` is in pixels; they last four seconds. */
export function drawFlakes(
  context: Context,
  flake: Canvas,
  flakes: readonly Flake[],
  { y, scale }: { y: number; scale: number },
  seconds: number,
) {
  if (seconds < 0 || seconds > 4) return;
  const spread = (1 - Math.exp(-seconds * 2.4)) / 2.4;
  for (const it of flakes) {
    drawShape(context, flake, {
      x: (it.x + it.vx * spread + 0.05 * Math.sin(seconds * 3 + it.sway)) * scale,
      y: y + (it.fall * seconds - it.vy * spread + 0.1 * seconds * seconds) * scale,
      radius: it.size * scale,
      alpha: smooth(4, 3, seconds),
    });
  }
}
