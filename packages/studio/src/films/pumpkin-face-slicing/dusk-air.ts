import type { Sprites } from '../../engine/sprites.ts';
import { pulse, TURN } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';
import type { SliceKit } from '../_face-slicing/slicing.ts';

type Drifting = { x: number; y: number; sway: number; pace: number };

/** What drifts through the dusk: falling leaves and fireflies, over the whole picture. */
export function planDuskAir({ stage, scale, random }: SliceKit): {
  leaves: Drifting[];
  flies: Drifting[];
} {
  const drifting = (i: number) => ({
    x: (random() - 0.5) * (stage.width / scale),
    y: random(),
    sway: random() * 6,
    pace: 1 + (i % 3),
  });
  return {
    leaves: Array.from({ length: 6 }, (_, i) => drifting(i)),
    flies: Array.from({ length: 16 }, (_, i) => drifting(i)),
  };
}

/** Each leaf takes the whole film from the sky to the ground. */
export function drawLeaves(
  context: Context,
  sprites: Sprites,
  leaves: readonly Drifting[],
  { scale, heightOf }: SliceKit,
  t: number,
) {
  for (const it of leaves) {
    const age = (t / 8 + it.y) % 1;
    drawShape(context, sprites[`leaf${it.pace % 2}`]!, {
      x: (it.x + 0.3 * Math.sin(age * 12 + it.sway)) * scale,
      y: heightOf(3.1) + age * scale * 4.2,
      radius: (0.08 + 0.03 * it.pace) * scale,
      turn: age * 9 + it.sway,
      alpha: pulse(0, 1, age) ** 0.4,
    });
  }
}

/** Fireflies, brighter with `level`. */
export function drawDuskFireflies(
  context: Context,
  sprites: Sprites,
  flies: readonly Drifting[],
  { scale }: SliceKit,
  level: number,
  t: number,
) {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const it of flies) {
    const way = (t / 8) * TURN * it.pace + it.sway;
    drawShape(context, sprites.fly!, {
      x: (it.x + 0.16 * Math.sin(way)) * scale,
      y: (-0.3 - 2.6 * it.y + 0.12 * Math.sin(way * 2)) * scale,
      radius: scale * 0.1 * level * (0.6 + 0.4 * Math.sin(way * 3)),
      alpha: level,
    });
  }
  context.restore();
}
