import type { Canvas } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import type { Shown } from '../../kit/camera/projection.ts';
import { clamp } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';

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

const SHAPES = 4;
const LEVELS = [0.38, 0.68, 1, 1.32] as const;
function tileSide(scale: number): number {
  return Math.ceil(0.3 * scale);
}

/** All curls in one picture: a row for each wool (#rrggbb), a column for each shape in each shade. */
export function curlsBake(name: string, wools: readonly string[], scale: number): Bake {
  const side = tileSide(scale);
  return {
    name,
    width: side * SHAPES * LEVELS.length,
    height: side * wools.length,
    look: async () => (await import('./ringlets.ts')).ringletsLook(wools, SHAPES, LEVELS, side),
  };
}

/** Draws the curls that can be seen, as the projection shows them; the context's unit is a pixel. */
export function drawCurls(
  context: Context,
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
    const [column, row] = [curl.shape * LEVELS.length + level, curl.wool];
    const [left, top] = [(at.x + x) * scale - wide / 2, (at.y + y) * scale - tall / 2];
    context.drawCanvas(picture, column * tile, row * tile, tile, tile, left, top, wide, tall);
  }
}
