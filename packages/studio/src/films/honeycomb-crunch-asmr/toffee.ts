import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { ball, type Solid, union } from '../../kit/cast/solid.ts';
import { linearRgb, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import { backlight } from './light.ts';
import type { Toffee } from './looks.ts';

const HALF = [1.12, 0.34, 0.5] as const;
const ROUND = 0.06;

const slab: Solid = (x, y, z) => {
  const a = Math.max(0, Math.abs(x) - HALF[0] + ROUND);
  const b = Math.max(0, Math.abs(y) - HALF[1] + ROUND);
  const c = Math.max(0, Math.abs(z) - HALF[2] + ROUND);
  const lump = 0.03 * (fractal(x * 3 + 9, z * 3 + y * 2 + 9, 2) - 0.5);
  return Math.sqrt(a * a + b * b + c * c) - ROUND - lump;
};

/** Distance to the nearest air bubble of a jittered lattice; `cell` is its pitch in units. */
function bubbles(cell: number, seed: number): Solid {
  const before = (place: number) => Math.floor(place / cell - 0.5);
  return (away, y, z) => {
    const x = away + cell / 2;
    const [i0, j0, k0] = [before(x), before(y), before(z)];
    let nearest = cell;
    for (let n = 0; n < 8; n++) {
      const [i, j, k] = [i0 + (n & 1), j0 + ((n >> 1) & 1), k0 + (n >> 2)];
      const own = (i * 73 + j * 179 + k * 283 + seed) & 4095;
      const dx = x - (i + 0.5 + 0.3 * (scatter(own) - 0.5)) * cell;
      const dy = y - (j + 0.5 + 0.3 * (scatter(own + 5000) - 0.5)) * cell;
      const dz = z - (k + 0.5 + 0.3 * (scatter(own + 9000) - 0.5)) * cell;
      const radius = cell * (0.26 + 0.22 * scatter(own + 14000));
      nearest = Math.min(nearest, Math.sqrt(dx * dx + dy * dy + dz * dz) - radius);
    }
    return nearest;
  };
}
// With these pitches both the front of the slab and the crack cut a row of bubbles open.
const holes = union([bubbles(1 / 3, 3), bubbles(1 / 9, 77)]);

/** The slab with its bubbles open wherever it is broken; the top keeps a smooth skin. */
const comb: Solid = (x, y, z) => {
  const outside = slab(x, y, z);
  if (outside > 0.1) return outside;
  const skin = y - HALF[1] + 0.09;
  return Math.max(outside, Math.min(0.2, -Math.max(holes(x, y, z), skin))) * 0.85;
};
const crack = (y: number, z: number) =>
  0.07 * Math.sin(y * 9 + 1) +
  0.06 * Math.sin(z * 11) +
  0.1 * (fractal(y * 5 + 20, z * 5 + 20, 2) - 0.5);
const leftHalf: Solid = (x, y, z) => Math.max(comb(x, y, z), (x - crack(y, z)) * 0.7);
const rightHalf: Solid = (x, y, z) => Math.max(comb(x, y, z), (crack(y, z) - x) * 0.7);

function painter(toffee: Toffee) {
  const crumb = linearRgb(toffee.crumb);
  const skin = linearRgb(toffee.skin);
  const glow = linearRgb(toffee.glow);
  return (point: Point, surface: Surface) => {
    const { x, y, z } = point;
    const deep = smooth(0.005, -0.1, slab(x, y, z));
    setColor(surface, crumb);
    tint(surface, glow, Math.max(deep, smooth(0.014, 0, Math.abs(holes(x, y, z))) * 0.6));
    surface.glow = 0.04 + 0.34 * deep;
    surface.gloss = 0.4;
    surface.soft = 0.8;
    surface.rim = 1.6;
    const top = smooth(HALF[1] - 0.07, HALF[1] - 0.03, y) * smooth(0.4, 0.7, point.ny);
    tint(surface, skin, top);
    surface.glow *= 1 - 0.8 * top;
    surface.gloss += 0.2 * top;
    surface.rim *= 1 - 0.85 * top;
  };
}

const bite = union([
  ball(0.2, 0.5, 0.1, 0.3),
  ball(0.2, 0.46, -0.28, 0.26),
  ball(0.2, 0.44, 0.42, 0.24),
]);
export type ToffeeShapes = Record<'left' | 'right' | 'piece' | 'bitten', CastShape>;

/** Slab halves, and the left one whole and bitten; for the workshop alone. */
export function toffeeShapes(toffee: Toffee): ToffeeShapes {
  const paint = painter(toffee);
  const half = (solid: Solid): CastShape => ({ solid, paint, light: backlight });
  return {
    left: half(leftHalf),
    right: half(rightHalf),
    piece: half((x, y, z) => leftHalf(x - 0.56, y, z)),
    bitten: half((x, y, z) => Math.max(leftHalf(x - 0.56, y, z), -bite(x - 0.3, y, z))),
  };
}
