import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';

const GRAVITY = 5.2;

/** A floret that flies off; units, units per second, radians per second, seconds. */
type Flying = { vx: number; vy: number; spin: number; size: number; late: number };
type Crumb = { x: number; late: number; fall: number; size: number };

/** Plans nine florets that fly off to all sides. */
export function planFlorets(random: Random): Flying[] {
  return Array.from({ length: 9 }, (_, i) => ({
    vx: ((i - 4) / 4) * 1.25 + (random() - 0.5) * 0.3,
    vy: 2 + random() * 1.3,
    spin: (random() - 0.5) * 9,
    size: 0.15 + random() * 0.1,
    late: random() * 0.12,
  }));
}

/** Plans what sprinkles down after them. */
export function planCrumbs(random: Random): Crumb[] {
  return Array.from({ length: 44 }, () => ({
    x: (random() * 2 - 1) * 0.95,
    late: random() * 1.1,
    fall: 0.5 + random() * 0.5,
    size: 0.018 + random() * 0.022,
  }));
}

/** A green crumb in a square from -1 to 1. */
export function paintCrumb(context: pen.Context) {
  pen.disc(context, [0, 0, 0.85], '#6fd04a');
  pen.disc(context, [-0.25, -0.3, 0.35], '#c8f58a');
}

/** Where it comes from and where it bounces, in pixels. */
type Room = { cutLine: number; floor: number; scale: number };

/** Florets that fly up, bounce and lie about, `seconds` after the cut. */
export function drawFlorets(
  context: pen.Context,
  sprite: Canvas,
  florets: readonly Flying[],
  { cutLine, floor, scale }: Room,
  seconds: number,
) {
  for (const { vx, vy, spin, size, late } of florets) {
    const age = seconds - late;
    if (age < 0 || age > 2.6) continue;
    const flight = (vy + Math.sqrt(vy * vy + (2 * GRAVITY * (floor - cutLine)) / scale)) / GRAVITY;
    const after = Math.max(0, age - flight);
    const bounce = Math.abs(Math.sin(after * 8)) * Math.exp(-after * 4) * scale * 0.3;
    const flying = cutLine + (-vy * age + (GRAVITY / 2) * age * age) * scale;
    const way = Math.min(age, flight) + 0.35 * (1 - Math.exp(-after * 3));
    drawShape(context, sprite, {
      x: vx * way * scale,
      y: (after > 0 ? floor - bounce : flying) - size * scale * 0.7,
      radius: size * scale,
      turn: spin * way,
      alpha: smooth(2.6, 2.2, age),
    });
  }
}

/** A shower of crumbs, `seconds` after the cut. */
export function drawCrumbs(
  context: pen.Context,
  sprite: Canvas,
  crumbs: readonly Crumb[],
  { cutLine, scale }: Room,
  seconds: number,
) {
  for (const it of crumbs) {
    const age = seconds - 0.2 - it.late;
    if (age < 0 || age > 1.6) continue;
    drawShape(context, sprite, {
      x: scale * (it.x + 0.03 * Math.sin(age * 9 + it.x * 20)),
      y: cutLine + scale * (-0.5 + it.fall * age + 0.5 * age * age),
      radius: it.size * scale,
      alpha: smooth(1.6, 1.3, age),
    });
  }
}
