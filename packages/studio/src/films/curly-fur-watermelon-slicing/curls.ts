import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import type { Shown } from '../../kit/camera/projection.ts';
import { castBake } from '../../kit/cast/cast.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import type { Solid } from '../../kit/cast/solid.ts';
import { darken, linear, setColor, tint } from '../../kit/cast/surface.ts';
import { tuft } from '../../kit/juice/bits.ts';
import type { BurstLook } from '../../kit/juice/burst.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';

/** A ringlet of wool on a surface; lengths in units. */
export type Curl = {
  at: readonly [number, number, number];
  normal: readonly [number, number, number];
  /** Which wool: a row of the picture. */
  wool: number;
  size: number;
  /** Its own moment in slow waves, in radians. */
  phase: number;
  shape: number;
};

/** How a curl is moved: lengths in units on the screen, sizes as factors. */
export type Ruffle = { x: number; y: number; size: number; flat: number };

const light: Light = {
  key: { direction: direction(-0.4, 0.6, 0.8), color: [1.5, 1.42, 1.3] },
  rim: { direction: direction(0.8, 0.3, -0.4), color: [1.5, 1.1, 0.8] },
  sky: [0.5, 0.5, 0.5],
  ground: [0.4, 0.34, 0.3],
  window: 0.4,
};
const SHAPES = 4;
const LEVELS = [0.38, 0.68, 1, 1.32] as const;
const GAP = 0.4;

/** How far from the middle of the rolled-up strand, as seen from above. */
function offStrand(shape: number, x: number, y: number): number {
  const around = (Math.atan2(y, x) * (shape % 2 ? -1 : 1)) / (Math.PI * 2) + shape * 0.29;
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

function tileSide(scale: number): number {
  return Math.ceil(0.3 * scale);
}

function curlBake(color: string, shape: number, bright: number, scale: number): Bake {
  const base = linear(color);
  return castBake({
    solid: ringlet(shape),
    paint(point, surface) {
      setColor(surface, base);
      const { x, y, z } = point;
      const strand = fractal(Math.hypot(x, y) * 30 + Math.sin(Math.atan2(y, x) * 3), z * 26, 3);
      const groove = smooth(0.21, 0.06, Math.abs(offStrand(shape, x, y)));
      darken(surface, bright * (0.66 + 0.6 * strand) * (0.42 + 0.62 * groove));
      tint(surface, linear('#fff0d0'), bright > 1.2 ? 0.22 : 0);
      surface.gloss = 0.05;
      surface.soft = 0.7;
      surface.rim = 0.7;
    },
    light,
    scale: tileSide(scale) / 2.08,
    reach: [1.04, 1.04],
    pitch: 0,
  });
}

/** All curls in one picture: a row for each wool, a column for each shape in each shade. */
export function curlsBake(name: string, colors: readonly string[], scale: number): Bake {
  const side = tileSide(scale);
  const tiles = colors.map((color) =>
    Array.from({ length: SHAPES * LEVELS.length }, (_, i) => {
      const tile = curlBake(
        color,
        Math.floor(i / LEVELS.length),
        LEVELS[i % LEVELS.length]!,
        scale,
      );
      return 'shade' in tile ? tile.shade : undefined;
    }),
  );
  return {
    name,
    width: side * SHAPES * LEVELS.length,
    height: side * colors.length,
    antialias: true,
    shade(x, y, out) {
      const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
      tiles[row]?.[column]?.(x - column * side, y - row * side, out);
    },
  };
}

/** Draws the curls that can be seen, as the projection shows them; the context's unit is a pixel. */
export function drawCurls(
  context: SKRSContext2D,
  picture: Canvas,
  curls: readonly Curl[],
  show: (x: number, y: number, z: number) => Shown,
  scale: number,
  ruffle: (curl: Curl) => Ruffle,
) {
  const seen = curls
    .map((curl) => ({ curl, at: show(...curl.at), normal: show(...curl.normal) }))
    .filter(({ normal }) => normal.near > -0.22)
    .sort((a, b) => a.at.near - b.at.near);
  const tile = tileSide(scale);
  for (const { curl, at, normal } of seen) {
    const { x, y, size, flat } = ruffle(curl);
    if (size < 0.05) continue;
    const lit = 0.6 + 2 * (0.3 * normal.near - 0.4 * normal.x - 0.55 * normal.y);
    const rim = normal.x > 0.35 && normal.near < 0.55 ? 1.2 : 0;
    const level = Math.round(clamp(lit + rim + 0.5, 0, LEVELS.length - 1));
    const side = curl.size * 2.3 * size * scale;
    // Turning the pictures would take three times as long, so what leans away is squeezed upright.
    const lean = 1 - Math.max(0.55, normal.near) * flat;
    const length = normal.x ** 2 + normal.y ** 2 + 1e-4;
    const wide = side * (1 - (lean * normal.x ** 2) / length);
    const tall = side * (1 - (lean * normal.y ** 2) / length);
    context.drawCanvas(
      picture,
      (curl.shape * LEVELS.length + level) * tile,
      curl.wool * tile,
      tile,
      tile,
      (at.x + x) * scale - wide / 2,
      (at.y + y) * scale - tall / 2,
      wide,
      tall,
    );
  }
}

/** Tufts of wool that come off and float down. */
export function tuftLook(color: string, count: number): BurstLook {
  return {
    paint: tuft(color),
    count,
    size: 0.07,
    speed: 1.9,
    gravity: 1.5,
    drag: 1.3,
    spin: 4,
    life: 2.3,
    glow: false,
  };
}
