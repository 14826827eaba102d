import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/size.ts';
import type { Sprites } from '../../engine/sprites.ts';

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
  context: SKRSContext2D,
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
    context.save();
    context.translate(
      (it.x + 0.05 * sway - 0.06 * (way - 0.5)) * size.width,
      (way * 1.16 - 0.08) * size.height,
    );
    context.rotate(it.phase + sway * 1.3);
    const radius = unit * it.size;
    context.scale(
      (radius / sprite.width) * 2,
      (radius / sprite.height) * 2 * (0.5 + 0.5 * Math.abs(Math.sin(it.phase + way * 14))),
    );
    context.globalAlpha = Math.min(1, way * 8, (1 - way) * 8);
    context.drawCanvas(sprite, -sprite.width / 2, -sprite.height / 2);
    context.restore();
  }
}
