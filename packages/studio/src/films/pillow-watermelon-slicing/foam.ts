import type { Random } from '../../engine/random.ts';
import type { Sprites } from '../../engine/sprites.ts';
import { easeBack, easeInOut, mix, smooth } from '../../kit/math/easing.ts';
import type { Context } from '../../kit/pen/pen.ts';
import { SLIT } from './form.ts';
import { at } from './times.ts';

/** A ball of down in the open seam; lengths in units. */
type Fluff = { x: number; up: number; size: number; delay: number; kind: number };

export function planFoam(random: Random, kinds: number): Fluff[] {
  return Array.from({ length: 30 }, (_, i) => ({
    x: mix(-0.78, 0.78, ((i * 0.618) % 1) * 0.9 + random() * 0.1),
    up: random(),
    size: 0.26 + 0.16 * random(),
    delay: random() * 0.25,
    kind: Math.floor(random() * kinds),
  })).sort((a, b) => b.up - a.up);
}

/** Draws the down that peeks out of the seam, swells and is drawn back; `seamY` in pixels. */
export function drawFoam(
  context: Context,
  sprites: Sprites,
  foam: readonly Fluff[],
  seamY: (x: number) => number,
  scale: number,
  t: number,
) {
  for (const it of foam) {
    const torn = at.rip + ((it.x + SLIT) / (2 * SLIT)) * (at.torn - at.rip) + 0.1;
    const start = Math.max(torn, at.rip);
    const peek = 0.35 * smooth(start, start + 0.4, t);
    const swell = peek + 0.75 * easeBack((t - at.pomf - it.delay) / 0.7);
    const gone = easeInOut((t - at.back - it.delay) / 0.8);
    const size = it.size * swell * (1 - gone) * (1 + 0.04 * Math.sin(t * 3 + it.x * 9));
    if (size < 0.02) continue;
    const rise = it.up * 0.42 * smooth(at.pomf, at.pomf + 0.6, t) * (1 - gone);
    const wide = size * 2.1 * scale;
    const y = seamY(it.x) + (0.02 - rise * (1 - (it.x / SLIT) ** 2)) * scale;
    const fluff = sprites[`fluff${it.kind}`]!;
    context.drawCanvas(fluff, it.x * scale - wide / 2, y - wide / 2, wide, wide);
  }
}
