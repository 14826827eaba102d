import type { Bake, Sprites } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { clamp, pulse } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A little mushroom; its color (#rrggbb) must follow from the name. */
export function mushroomBake(name: string, color: string, scale: number): Bake {
  return castLater({ name, scale, reach: [0.8, 1.0], pitch: 0.2 }, async () =>
    (await import('./grove-shapes.ts')).mushroomShape(color),
  );
}

/** Where they grow: [x, y, size, number of the sprite, in front of the subject]. */
const places = rows(
  5,
  [
    -1.28, -0.5, 0.5, 0, 0, -0.98, -0.56, 0.3, 1, 0, 1.18, -0.55, 0.42, 1, 0, 1.42, -0.48, 0.28, 0,
    0, -1.32, 1.02, 0.62, 1, 1, 1.36, 1.08, 0.5, 0, 1,
  ],
);

/** Draws those in front or behind around (0, 0); they light up when the wave of light reaches them. */
export function drawMushrooms(
  context: pen.Context,
  sprites: Sprites,
  stage: Stage,
  { front, wave }: { front: 0 | 1; wave: number },
  seconds: number,
) {
  const spread = Math.max(1, stage.width / stage.scale / 3.1);
  for (const [i, [x, y, size, kind, near]] of places.entries()) {
    if (near !== front) continue;
    const sprite = sprites[`mushroom${kind}`]!;
    const lit = pulse(wave + 0.1 + Math.abs(x) * 0.1, wave + 1.6, seconds);
    const level = 0.22 + 0.16 * Math.sin(seconds * Math.PI + i) + 0.7 * lit;
    const wide = size * 1.5 * stage.scale;
    const tall = (wide * sprite.height) / sprite.width;
    const place = {
      x: x * spread * stage.scale,
      y: y * stage.scale,
      turn: 0.03 * Math.sin((seconds * Math.PI) / 2 + i),
      scale: [1 + 0.04 * lit, 1 + 0.02 * Math.sin(seconds * Math.PI + i * 2) + 0.1 * lit],
    } as const;
    pen.at(context, place, () => {
      context.drawCanvas(sprite, -wide / 2, -tall * 0.9, wide, tall);
      context.globalCompositeOperation = 'lighter';
      context.globalAlpha = clamp(level);
      const glow = wide * 0.9;
      context.drawCanvas(sprites.glow!, -glow, -tall * 0.6 - glow, glow * 2, glow * 2);
    });
  }
}
