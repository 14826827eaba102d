import { towards, withAlpha } from '../math/colors.ts';
import { easeOut, smooth, TURN } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import type { Context } from '../pen/pen.ts';
import type { Moment } from './liquid.ts';

/** A drop that has landed; lengths in units, `at` in seconds. */
export type Splat = { x: number; y: number; radius: number; at: number };

/** When the puddles of a splash have soaked away, in seconds after the cut. */
const DRY = [1.45, 1.95] as const;

/** Drops below this size, in units, make one round puddle. */
const SMALL = 0.034;

function trace(context: Context, { x, y, radius, at }: Splat, seconds: number, share: number) {
  const spread = radius * (1.1 + 1.3 * easeOut((seconds - at) / 0.2)) * share;
  const creep = Math.min(0.03, (seconds - at) * 0.03);
  for (const [side, size] of rows(2, [0, 1, 1.05, 0.42, -0.9, 0.5])) {
    if (side && radius < SMALL) continue;
    const [cx, cy] = [x + side * spread, y + creep + Math.abs(side) * spread * 0.12];
    context.moveTo(cx + spread * size, cy);
    context.ellipse(cx, cy, spread * size, spread * size * 0.34, 0, 0, TURN);
  }
}

/** Draws little puddles on a table, each with a light edge. */
export function drawSplats(context: Context, splats: readonly Splat[], { color, seconds }: Moment) {
  const wet = smooth(DRY[1], DRY[0], seconds);
  for (const [fill, share] of [
    [withAlpha(towards(color, '#3a1008', 0.35), 0.6 * wet), 1.08],
    [withAlpha(towards(color, '#ffffff', 0.12), 0.85 * wet), 0.95],
    [`rgba(255,255,255,${0.55 * wet})`, 0.3],
  ] as const) {
    context.beginPath();
    for (const splat of splats) trace(context, splat, seconds, share);
    context.fillStyle = fill;
    context.fill();
  }
}
