import type { Random } from '../../engine/random.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { easeInOut, easeOut, mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { at } from './times.ts';

/** A light thing that whirls up, hangs in the air and is drawn back; lengths in units. */
type Flier = Record<'from' | 'x' | 'y' | 'size' | 'delay' | 'turn' | 'spin' | 'kind', number>;

export function planFlock(random: Random, count: number, kinds: number): Flier[] {
  return Array.from({ length: count }, () => {
    const angle = (random() - 0.5) * 2.9;
    const far = 0.7 + random() ** 0.7 * 2.1;
    return {
      from: (random() - 0.5) * 1.4,
      x: Math.sin(angle) * far * 0.95,
      y: -Math.cos(angle) * far,
      size: 0.2 + random() ** 2 * 0.32,
      delay: random() ** 1.5 * 0.8,
      turn: random() * 6.28,
      spin: (random() - 0.5) * 5,
      kind: Math.floor(random() * kinds),
    };
  });
}

/** Draws the feathers from the moment when they are let go until they are called home. */
export function drawFlock(
  context: pen.Context,
  sprites: Sprites,
  flock: readonly Flier[],
  scale: number,
  t: number,
) {
  const base = context.getTransform();
  for (const it of flock) {
    const age = t - at.pomf - it.delay;
    const home = easeInOut((t - at.back - it.delay * 0.4) / 0.75);
    if (age <= 0 || home >= 1) continue;
    const out = easeOut(age / 1.5);
    const sink = 0.1 * Math.max(0, age - 1);
    const sway = Math.sin(age * 2.2 + it.turn) * 0.14 * Math.min(1, age);
    const x = mix(it.from + it.x * out + sway, it.from * 0.6, home);
    const y = mix(it.y * out + sink, 0, home);
    const picture = sprites[`feather${it.kind}`]!;
    const size = (it.size * scale * Math.min(1, age * 5) * mix(1, 0.4, home)) / picture.width;
    context.setTransform(base);
    context.translate(x * scale, y * scale);
    context.rotate(it.turn + it.spin * out + 0.5 * Math.sin(age * 2.2 + it.turn + 1));
    context.scale(size * 1.6, size * 1.6 * (0.78 + 0.22 * Math.cos(age * 3 + it.turn)));
    pen.stamp(context, picture, [0, 0]);
  }
  context.setTransform(base);
}
