import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** A fleck of mist; lengths in units, times in seconds. */
export type Fleck = { vx: number; vy: number; delay: number; size: number; phase: number };

export function planMist(random: Random, count: number): Fleck[] {
  return Array.from({ length: count }, () => {
    const angle = -Math.PI * random();
    const speed = 0.3 + 2 * random() ** 1.5;
    return {
      vx: Math.cos(angle) * speed * 1.2,
      vy: Math.sin(angle) * speed * 0.75,
      delay: random() * 0.12,
      size: 0.006 + 0.018 * random() ** 2,
      phase: random() * 6,
    };
  });
}

/** Draws a mist of oil that bursts out, hangs glittering in the light and sinks. */
export function drawMist(
  context: Context,
  glint: Canvas,
  flecks: readonly Fleck[],
  { x, y, scale }: { x: number; y: number; scale: number },
  seconds: number,
) {
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const { vx, vy, delay, size, phase } of flecks) {
    const age = seconds - delay;
    if (age < 0 || age > 2.4) continue;
    const way = (1 - Math.exp(-3.4 * age)) / 3.4;
    const px = x + (vx * way * 2.4 + 0.03 * Math.sin(age * 3 + phase)) * scale;
    const py = y + (vy * way * 2.4 + 0.1 * age * age) * scale;
    const radius = size * scale * (1.6 + 1.4 * Math.sin(age * 13 + phase));
    context.globalAlpha = Math.min(1, (2.4 - age) * 0.9);
    context.drawImage(glint, px - radius, py - radius, radius * 2, radius * 2);
  }
  context.restore();
}
