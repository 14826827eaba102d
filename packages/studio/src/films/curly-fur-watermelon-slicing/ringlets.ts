import type { Look, Picture } from '../../engine/sprites.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { clamp, smooth, TURN } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

// What the curls look like, for the workshop alone.

const light: Light = {
  key: { direction: direction(-0.4, 0.6, 0.8), color: [1.5, 1.42, 1.3] },
  rim: { direction: direction(0.8, 0.3, -0.4), color: [1.5, 1.1, 0.8] },
  sky: [0.5, 0.5, 0.5],
  ground: [0.4, 0.34, 0.3],
  window: 0.4,
};
const GAP = 0.4;

/** How far from the middle of the rolled-up strand, as seen from above. */
function offStrand(shape: number, x: number, y: number): number {
  const around = (Math.atan2(y, x) * (shape % 2 ? -1 : 1)) / TURN + shape * 0.29;
  const out = Math.hypot(x, y);
  return out - GAP * (clamp(Math.round(out / GAP - around), 0, 2) + around);
}

/** A strand rolled up into a spiral that rises to its middle. */
function ringlet(shape: number): Solid {
  return (x, y, z) => {
    const out = Math.hypot(x, y);
    const off = offStrand(shape, x, y);
    const fuzz = 0.05 * (fractal(x * 9 + 30, y * 9 + z * 6 + 30, 2) - 0.5);
    const strand = Math.hypot(off, z - 0.42 * (1 - out)) - 0.2 + 0.03 * out - fuzz;
    return Math.max(strand * 0.65, out - 0.98 - fuzz);
  };
}

function ringletCast(color: string, shape: number, bright: number, side: number): Picture {
  const base = linearRgb(color);
  return castBake({
    solid: ringlet(shape),
    paint(point, surface) {
      setColor(surface, base);
      const { x, y, z } = point;
      const strand = fractal(Math.hypot(x, y) * 30 + Math.sin(Math.atan2(y, x) * 3), z * 26, 3);
      const groove = smooth(0.21, 0.06, Math.abs(offStrand(shape, x, y)));
      darken(surface, bright * (0.66 + 0.6 * strand) * (0.42 + 0.62 * groove));
      tint(surface, linearRgb('#fff0d0'), bright > 1.2 ? 0.22 : 0);
      surface.gloss = 0.05;
      surface.soft = 0.7;
      surface.rim = 0.7;
    },
    light,
    scale: side / 2.08,
    reach: [1.04, 1.04],
    pitch: 0,
  });
}

/** Tiles, `side` pixels wide: a row for each color, a column for each shape in each brightness. */
export function ringletsLook(
  colors: readonly string[],
  shapes: number,
  levels: readonly number[],
  side: number,
): Look {
  const tiles = colors.map((color) =>
    Array.from({ length: shapes * levels.length }, (_, i) => {
      const shape = Math.floor(i / levels.length);
      const tile = ringletCast(color, shape, levels[i % levels.length]!, side);
      return 'shade' in tile ? tile.shade : undefined;
    }),
  );
  return {
    antialias: true,
    shade(x, y, out) {
      const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
      tiles[row]?.[column]?.(x - column * side, y - row * side, out);
    },
  };
}
