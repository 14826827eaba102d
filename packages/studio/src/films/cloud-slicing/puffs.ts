import type { Random } from '../../engine/random.ts';
import type { Bakes, Sprites } from '../../engine/sprites.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { clamp, TURN } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** One billow; lengths in units around the cloud's middle, y down. */
export type Puff = { x: number; y: number; size: number; phase: number; sprite: string };

/** Tones from the sunny top to the heavy underside. */
const tones = ['#fffdf8', '#fbf4fa', '#d6d6f6', '#aab2e8'] as const;
const VARIANTS = 3;
/** Circles that make up a small cumulus: [x, y, radius]. */
const heap = rows(
  3,
  [
    0, -0.5, 0.5, -0.5, -0.32, 0.42, 0.5, -0.36, 0.4, -0.9, 0.06, 0.34, 0.92, 0.04, 0.36, -0.42,
    0.1, 0.44, 0.42, 0.08, 0.46, 0, 0.02, 0.46,
  ],
);

/** All billows, `side` pixels wide. */
export function puffBakes(side: number): Bakes {
  const bakes: Bakes = {};
  for (const [tone, color] of tones.entries()) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      const name = `puff${tone}${variant}`;
      bakes[name] = castLater(
        { name: `cloud/${name}`, scale: side / 2.2, reach: [1.1, 1.1], pitch: 0.1 },
        async () => (await import('./billow.ts')).billowShape(variant, color),
      );
    }
  }
  return bakes;
}

/** Billows around a cut, the middle of which is (0, 0), from its top round. */
export function planRim(random: Random): Puff[] {
  const count = 18;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TURN + (random() - 0.5) * 0.2;
    const y = 0.55 * Math.sin(angle);
    return {
      x: 0.27 * Math.cos(angle),
      y,
      size: 0.15 + 0.07 * random(),
      phase: random() * TURN,
      sprite: `puff${y > 0.3 ? 2 : y > 0 ? 1 : 0}${Math.floor(random() * VARIANTS)}`,
    };
  });
}

/** A cumulus of many billows, those behind first. */
export function planCloud(random: Random): Puff[] {
  const puffs: (Puff & { depth: number })[] = [];
  for (const [cx, cy, radius] of heap) {
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * TURN + random();
      const far = radius * (i % 3 ? 0.72 : 0.3);
      const x = cx + Math.cos(angle) * far;
      const y = Math.min(0.34, cy + Math.sin(angle) * far);
      const height = (y + 0.95) / 1.3;
      const tone = Math.floor(height ** 1.5 * 3.6 + (random() - 0.5) * 0.7);
      puffs.push({
        x,
        y,
        size: radius * (0.62 + 0.3 * random()) * (y > 0.2 ? 0.8 : 1),
        phase: random() * TURN,
        sprite: `puff${clamp(tone, 0, tones.length - 1)}${Math.floor(random() * VARIANTS)}`,
        depth: (i % 3 ? 0 : 0.6) + random() * 0.5 - 0.35 * Math.abs(y + 0.1),
      });
    }
  }
  return puffs.sort((a, b) => a.depth - b.depth);
}

/** Draws a billow at a place (units), a share of its size; it curls slowly. */
export function drawPuff(
  context: Context,
  sprites: Sprites,
  puff: Puff,
  at: { x: number; y: number; grown: number; scale: number },
  seconds: number,
) {
  const turn = (seconds * Math.PI) / 2;
  const curl = Math.sin(turn + puff.phase);
  const size = puff.size * at.grown * (1 + 0.04 * curl) * 2.25 * at.scale;
  const x = (at.x + 0.018 * curl) * at.scale - size / 2;
  const y = (at.y + 0.015 * Math.cos(turn + puff.phase * 2)) * at.scale - size / 2;
  context.drawCanvas(sprites[puff.sprite]!, x, y, size, size);
}
