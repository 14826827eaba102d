import type { Random } from '../../engine/random.ts';
import { TURN } from '../math/easing.ts';
import type { Context } from '../pen/pen.ts';
import { GRAVITY, type Liquid, type Moment } from './liquid.ts';

/** A drop that flies by itself; lengths in units, times in seconds. */
export type SprayDrop = Record<'delay' | 'x' | 'vx' | 'vy' | 'size' | 'depth', number>;

export function planSpray(random: Random, { amount, thickness, height }: Liquid): SprayDrop[] {
  return Array.from({ length: Math.round(64 * amount) }, () => {
    const angle = random() * TURN;
    return {
      delay: random() * 0.16,
      x: Math.sin(angle) * 0.5,
      vx: Math.sin(angle) * (0.3 + random() * 1.5),
      vy: (1.3 + random() * 2.3) * height,
      size: (0.007 + 0.024 * random() ** 2) * Math.sqrt(thickness),
      depth: Math.cos(angle),
    };
  });
}

/** Draws the drops in units around the cut; fast ones are drawn out along their way. */
export function drawSpray(
  context: Context,
  spray: readonly SprayDrop[],
  { drop, seconds, floor }: Moment,
) {
  const base = context.getTransform();
  for (const it of spray) {
    const age = seconds - it.delay;
    if (age < 0) continue;
    const y = 0.12 * it.depth - it.vy * age + 0.5 * GRAVITY * age * age;
    if (y > floor + it.depth * 0.3) continue;
    const fall = GRAVITY * age - it.vy;
    const stretch = 1 + Math.min(0.6, Math.hypot(it.vx, fall) * 0.14);
    context.setTransform(base);
    context.translate(it.x + it.vx * age, y);
    context.rotate(Math.atan2(fall, it.vx));
    context.scale(it.size * stretch, it.size / stretch);
    context.drawImage(drop, -1, -1, 2, 2);
  }
  context.setTransform(base);
}
