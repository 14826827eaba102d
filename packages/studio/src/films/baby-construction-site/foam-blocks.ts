import type { Bakes } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import type { Light } from '../../kit/cast/light.ts';
import { ball, rod, type Solid, union } from '../../kit/cast/solid.ts';
import { linear, type Painter, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { paintCotton, plain } from '../_babies/cloth.ts';

/** Half the width and half the height of a foam block, in units. */
export const BLOCK = { half: 0.42, tall: 0.25 } as const;
const blockColors = ['#ff5a4a', '#3a9ae8', '#ffc51f', '#4fc46a'] as const;

function box(hx: number, hy: number, hz: number, round: number): Solid {
  return (x, y, z) => {
    const dx = Math.max(0, Math.abs(x) - hx + round);
    const dy = Math.max(0, Math.abs(y) - hy + round);
    const dz = Math.max(0, Math.abs(z) - hz + round);
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - round;
  };
}

const block = box(BLOCK.half, BLOCK.tall, 0.25, 0.06);

const tracks = union([
  box(0.42, 0.13, 0.12, 0.12),
  (x, y, z) => box(0.42, 0.13, 0.12, 0.12)(x, y, z - 0.3),
]);
const body = box(0.34, 0.16, 0.26, 0.07);
const cab = box(0.17, 0.2, 0.2, 0.05);
const arm = union([
  rod([0, 0, 0], [-0.32, 0.36, 0], 0.075, 0.065),
  rod([-0.32, 0.36, 0], [-0.62, 0.04, 0], 0.065, 0.055),
]);
const bucket: Solid = (x, y, z) =>
  Math.max(ball(-0.62, -0.06, 0, 0.17)(x, y, z), x + y * 0.4 + 0.56, Math.abs(z) - 0.13) * 0.9;
const toy: Solid = (x, y, z) =>
  Math.min(
    tracks(x, y + 0.36, z + 0.15),
    body(x - 0.03, y + 0.1, z),
    cab(x - 0.14, y - 0.2, z),
    arm(x + 0.22, y + 0.06, z - 0.1),
    bucket(x + 0.22, y + 0.06, z - 0.1),
  );

/** Sprites of foam blocks (block0 to block3), a toy digger and a traffic cone. */
export function siteToyBakes(light: Light, scale: number): Bakes {
  const base = { light, scale };
  const paintToy: Painter = (point, surface) => {
    const { x, y, z } = point;
    plain('#ffb81a', 0.6)(point, surface);
    if (tracks(x, y + 0.36, z + 0.15) < 0.006) {
      plain('#3a3d4a', 0.3)(point, surface);
      if (Math.abs(y + 0.36) < 0.06) tint(surface, linear('#8a90a4'), 0.5);
    }
    if (cab(x - 0.14, y - 0.2, z) < 0.006 && Math.abs(y - 0.22) < 0.1)
      plain('#8fdcff', 0.95)(point, surface);
    if (bucket(x + 0.22, y + 0.06, z - 0.1) < 0.006) plain('#e8483a', 0.5)(point, surface);
  };
  const bakes: Bakes = {
    toy: castBake({
      ...base,
      solid: toy,
      paint: paintToy,
      middle: -0.05,
      reach: [1.0, 0.62],
      pitch: 0.16,
      pose: { yaw: -0.35 },
      name: 'baby/toy-digger',
    }),
    cone: castBake({
      ...base,
      solid: (x, y, z) =>
        Math.min(
          rod([0, -0.38, 0], [0, 0.34, 0], 0.2, 0.05)(x, y, z),
          box(0.28, 0.04, 0.28, 0.03)(x, y + 0.44, z),
        ),
      paint(point, surface) {
        plain('#ff6a2a', 0.4)(point, surface);
        tint(surface, linear('#ffffff'), smooth(0.1, 0.09, Math.abs(point.y + 0.06)));
      },
      reach: [0.36, 0.56],
      pitch: 0.14,
      name: 'baby/cone',
    }),
  };
  for (const [i, color] of blockColors.entries()) {
    bakes[`block${i}`] = castBake({
      ...base,
      solid: block,
      paint(point, surface) {
        paintCotton(surface, point, color);
        const pore = spaceNoise(point.x * 40, point.y * 40, point.z * 40, 2);
        tint(surface, linear('#ffffff'), 0.22 * smooth(0.58, 0.7, pore));
        surface.soft = 0.5;
      },
      reach: [0.5, 0.42],
      pitch: 0.2,
      name: `baby/foam-${color.slice(1)}`,
    });
  }
  return bakes;
}
