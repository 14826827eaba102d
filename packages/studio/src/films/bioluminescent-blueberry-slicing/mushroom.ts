import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake, Sprites } from '../../engine/sprites.ts';
import type { Stage } from '../../engine/stage.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { spots } from '../../kit/cast/paint.ts';
import { rod, type Solid } from '../../kit/cast/solid.ts';
import { linear, setColor, tint } from '../../kit/cast/surface.ts';
import { clamp, pulse, smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';

const moon: Light = {
  key: { direction: direction(-0.4, 0.8, 0.5), color: [0.45, 0.6, 0.9] },
  rim: { direction: direction(0.8, 0.4, -0.5), color: [0.6, 0.9, 1.8] },
  sky: [0.16, 0.22, 0.4],
  ground: [0.1, 0.4, 0.5],
  window: 0.5,
};

const stem = rod([0.06, -0.9, 0], [0, 0.3, 0], 0.2, 0.13);
const cap: Solid = (x, y, z) => {
  const out = Math.sqrt(x * x + z * z);
  const dome = Math.sqrt((out / 0.72) ** 2 + ((y - 0.18) / 0.62) ** 2) - 1;
  return Math.max(dome * 0.55, 0.12 + 0.35 * out * out - y);
};

/** A little mushroom whose gills and spots glow; the color (#rrggbb) must follow from the name. */
export function mushroomBake(name: string, color: string, scale: number): Bake {
  const own = linear(color);
  return castBake({
    name,
    solid: (x, y, z) => Math.min(stem(x, y, z), cap(x, y, z)),
    paint(point, surface) {
      if (cap(point.x, point.y, point.z) < stem(point.x, point.y, point.z)) {
        setColor(surface, own);
        const spot = spots({ ...point, y: point.y - 0.1 }, 7, 0.3);
        tint(surface, linear('#eaffff'), spot);
        surface.glow = 0.35 + spot * 0.9 + 0.8 * smooth(0.3, 0.1, point.y);
        surface.gloss = 0.4;
      } else {
        setColor(surface, linear('#cfe6ff'));
        tint(surface, own, smooth(-0.2, 0.3, point.y) * 0.8);
        surface.glow = 0.15 + 0.7 * smooth(-0.3, 0.25, point.y);
      }
      surface.soft = 0.7;
      surface.rim = 1.4;
    },
    alpha: ({ y }) => smooth(-0.9, -0.55, y),
    light: moon,
    scale,
    reach: [0.8, 1.0],
    pitch: 0.2,
  });
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
  context: SKRSContext2D,
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
    context.save();
    context.translate(x * spread * stage.scale, y * stage.scale);
    context.rotate(0.03 * Math.sin((seconds * Math.PI) / 2 + i));
    context.scale(1 + 0.04 * lit, 1 + 0.02 * Math.sin(seconds * Math.PI + i * 2) + 0.1 * lit);
    context.drawCanvas(sprite, -wide / 2, -tall * 0.9, wide, tall);
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = clamp(level);
    context.drawCanvas(
      sprites.glow!,
      -wide * 0.9,
      -tall * 0.6 - wide * 0.9,
      wide * 1.8,
      wide * 1.8,
    );
    context.restore();
  }
}
