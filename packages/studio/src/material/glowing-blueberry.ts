import { leafRing } from '../cast/leaves.ts';
import { nightLight } from '../cast/light.ts';
import { turned } from '../cast/solid.ts';
import { darken, linear, roughen, setColor, tint } from '../cast/surface.ts';
import { bead, glint, puff } from '../parts/bits.ts';
import { smooth } from '../parts/easing.ts';
import { nightRoom } from '../parts/kitchen.ts';
import { fractal } from '../parts/noise.ts';
import { mottle, seedRing } from '../produce/paint.ts';
import type { Material } from './material.ts';

const navy = linear('#1c2f80');
const bloomy = linear('#5f7ad0');
const cyan = linear('#3fe8ff');
const aqua = linear('#b8fff4');
const violet = linear('#7a4dff');
const berry = turned([
  [-90, 0.9],
  [-60, 0.97],
  [0, 1.02],
  [50, 0.98],
  [75, 0.86],
  [90, 0.7],
]);
const crown = leafRing({
  count: 6,
  height: 0.74,
  start: 0.22,
  length: 0.34,
  width: 0.17,
  thickness: 0.05,
  rise: 0.95,
  droop: -0.3,
});

/** Thin bright lines that wander over the skin. */
function veins(x: number, y: number, z: number): number {
  const a = Math.abs(fractal(x * 2.2 + 9, y * 2.2 + z * 1.7, 3) - 0.5);
  const b = Math.abs(fractal(z * 2.4 + 3, y * 2.2 - x * 1.9, 3) - 0.5);
  return Math.max(smooth(0.028, 0.004, a), smooth(0.024, 0.004, b) * 0.7);
}

export const glowingBlueberry: Material = {
  solid: (x, y, z) => Math.min(berry(x, y, z), crown(x, y, z)),
  skin(point, surface) {
    const { x, y, z } = point;
    setColor(surface, navy);
    tint(surface, bloomy, smooth(0.42, 0.75, mottle(point, 3)) * 0.6);
    const glow = veins(x, y, z);
    const tip = smooth(0.85, 1.1, y);
    tint(surface, cyan, Math.max(glow, tip));
    surface.glow = 3.2 * glow + 1.8 * tip + 0.12;
    surface.gloss = 0.5;
    surface.soft = 0.4;
    surface.rim = 1.8;
  },
  inside(point, surface) {
    const out = Math.hypot(point.z, point.y) / 1.0;
    const angle = Math.atan2(point.y, point.z) + 7;
    const cells = fractal(angle * 9, out * 5, 3);
    setColor(surface, cyan);
    tint(surface, aqua, smooth(0.5, 0.1, out));
    tint(surface, violet, smooth(0.5, 0.86, out));
    darken(surface, 0.55 + 0.7 * cells);
    const seed = seedRing(angle, out, 9, 0.4, 0.05, 1.7);
    tint(surface, linear('#fff7c0'), seed);
    tint(surface, navy, smooth(0.9, 0.96, out));
    roughen(point, 0.4, 10);
    surface.glow = (1.15 - 0.75 * smooth(0.2, 0.9, out)) * smooth(0.98, 0.9, out) + seed * 0.8;
    surface.gloss = 0.7;
    surface.soft = 0.8;
  },
  bottom: -0.92,
  top: 1.14,
  half: 1.06,
  size: 1,
  light: nightLight,
  room: nightRoom,
  table: { wood: [0.1, 0.13, 0.25], light: [0.8, 0.9, 1.25] },
  air: { shaft: '90,140,255', dust: '130,240,255', strength: 0.8 },
  burst: [
    {
      paint: bead('70,235,255'),
      count: 120,
      size: 0.065,
      speed: 2.3,
      gravity: 4.4,
      drag: 0.3,
      spin: 0,
      life: 1.9,
      glow: true,
    },
    {
      paint: glint('140,240,255'),
      count: 50,
      size: 0.12,
      speed: 1.5,
      gravity: -0.4,
      drag: 1.4,
      spin: 1,
      life: 3.4,
      glow: true,
    },
    {
      paint: puff('70,170,255'),
      count: 14,
      size: 0.4,
      speed: 0.9,
      gravity: -0.3,
      drag: 1.6,
      spin: 0.4,
      life: 2,
      glow: true,
    },
  ],
  glint: '130,240,255',
  sound: 'juicy',
};
