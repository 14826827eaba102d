import type { Random } from '../../engine/random.ts';
import { GRAVITY } from '../../kit/juice/liquid.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A small black seed in flight; lengths in units, times in seconds. */
export type Pip = { vx: number; vy: number; delay: number; size: number; spin: number };

export function planPips(random: Random, count: number): Pip[] {
  return Array.from({ length: count }, () => {
    const angle = (random() - 0.5) * 2.4;
    const speed = 1.6 + 2.4 * random();
    return {
      vx: Math.sin(angle) * speed,
      vy: Math.cos(angle) * speed,
      delay: random() * 0.25,
      size: 0.012 + 0.014 * random(),
      spin: (random() - 0.5) * 20,
    };
  });
}

/** Draws seeds that spring from a cut at (x, y) like sparks, each with a glint, and fall below `floor`. */
export function drawPips(
  context: pen.Context,
  pips: readonly Pip[],
  { x, y, scale, floor }: { x: number; y: number; scale: number; floor: number },
  seconds: number,
) {
  if (seconds < 0 || seconds > 3) return;
  for (const { vx, vy, delay, size, spin } of pips) {
    const age = seconds - delay;
    const py = y + (0.5 * GRAVITY * age * age - vy * age) * scale;
    if (age < 0 || py > floor) continue;
    const px = x + vx * age * scale;
    const radius = size * scale;
    pen.oval(context, [px, py, radius * 1.5, radius, spin * age], '#140a18');
    context.fillStyle = '#ffffffe6';
    pen.disc(context, [px - radius * 0.4, py - radius * 0.35, radius * 0.36]);
  }
}
