import type { Random } from '../../engine/random.ts';
import type { Sprites } from '../../engine/sprites.ts';
import type { Size } from '../../engine/stage.ts';
import * as pen from '../../kit/pen/pen.ts';

/** One petal with a notch in its tip; fills a square from -1 to 1. */
export function cherryPetal(color: string) {
  return (context: pen.Context) => {
    pen.shape(
      context,
      'M0 0.9 C-0.85 0.4 -0.75 -0.7 -0.22 -0.86 L0 -0.58 L0.22 -0.86 C0.75 -0.7 0.85 0.4 0 0.9',
      pen.down(context, [-0.9, 0.9], ['#fff4f8', color]),
    );
  };
}

/** A petal's way down the picture; x, y and size are shares, the rest phases. */
export type Petal = { x: number; y: number; size: number; phase: number; rounds: 1 | 2 };

/** Where petals sail, by chance. */
export function planPetals(random: Random, count: number): Petal[] {
  return Array.from({ length: count }, () => ({
    x: random() * 1.2 - 0.1,
    y: random(),
    size: 0.6 + random() * 0.8,
    phase: random() * 6.3,
    rounds: random() < 0.6 ? 1 : 2,
  }));
}

/** Petals (sprite `petal`) sail down; eight seconds bring each back to where it was. */
export function drawPetals(
  context: pen.Context,
  sprites: Sprites,
  size: Size,
  petals: readonly Petal[],
  seconds: number,
) {
  const sprite = sprites.petal!;
  const unit = Math.min(size.width, size.height) * 0.026;
  for (const it of petals) {
    const way = (it.y + (seconds / 8) * it.rounds) % 1;
    const sway = Math.sin((seconds / 8) * Math.PI * 4 + it.phase);
    const x = (it.x + 0.05 * sway - 0.06 * (way - 0.5)) * size.width;
    const y = (way * 1.16 - 0.08) * size.height;
    const radius = unit * it.size;
    const wide = (radius / sprite.width) * 2;
    const tall =
      (radius / sprite.height) * 2 * (0.5 + 0.5 * Math.abs(Math.sin(it.phase + way * 14)));
    pen.at(context, { x, y, turn: it.phase + sway * 1.3, scale: [wide, tall] }, () => {
      context.globalAlpha = Math.min(1, way * 8, (1 - way) * 8);
      pen.stamp(context, sprite, [0, 0]);
    });
  }
}
