import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../../engine/random.ts';
import { smooth } from '../../../kit/math/easing.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import { drawShape } from '../../../kit/pen/shape-bake.ts';

/** A puff of vapor or mist: how far aside and up it goes and how large it is, in units. */
export type Wisp = { way: number; rise: number; size: number; late: number };

/** Plans wisps that leave within `late` seconds. */
export function planWisps(random: Random, count: number, late: number): Wisp[] {
  return Array.from({ length: count }, () => ({
    way: random() * 2 - 1,
    rise: 0.5 + random(),
    size: 0.3 + random() * 0.45,
    late: random() * late,
  }));
}

/** Draws wisps that rise from the middle of a cut `seconds` after it was made; y in pixels. */
export function drawWisps(
  context: Context,
  puff: Canvas,
  wisps: readonly Wisp[],
  { y, scale, alpha }: { y: number; scale: number; alpha: number },
  seconds: number,
) {
  for (const it of wisps) {
    const age = seconds - it.late;
    if (age < 0 || age > 3) continue;
    const spread = 1 - Math.exp(-age * 1.6);
    drawShape(context, puff, {
      x: (it.way * (0.35 + 1.1 * spread) + 0.12 * age) * scale,
      y: y - it.rise * spread * scale * 0.95,
      radius: it.size * scale * (0.35 + 0.8 * spread),
      turn: it.way * age,
      alpha: alpha * smooth(0, 0.3, age) * smooth(3, 1, age),
    });
  }
}
