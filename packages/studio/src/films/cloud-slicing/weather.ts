import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import { mix } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

/** Colors of a rainbow by their shares of its radius. */
const bowColors = [
  [0.7, '#aa5aff00'],
  [0.735, '#aa64ffd9'],
  [0.78, '#4696ffe6'],
  [0.825, '#3ce1aae6'],
  [0.87, '#ffee5af2'],
  [0.91, '#ffa03cf2'],
  [0.95, '#ff505ae6'],
  [0.995, '#ff507800'],
] as const;

/** A rainbow's bow around the middle of the picture's lower edge. */
export function rainbowBake(radius: number): Bake {
  return {
    width: radius * 2,
    height: radius,
    paint(context) {
      const bow = pen.halo(context, [radius, radius, 0, radius], bowColors.flat());
      pen.box(context, [0, 0, radius * 2, radius], bow);
    },
  };
}

export type Drop = { x: number; phase: number; pace: number; long: number };

/** Rain that repeats every 8 seconds; x from -1 to 1. */
export function planShower(random: Random, count: number): Drop[] {
  return Array.from({ length: count }, () => ({
    x: random() * 2 - 1,
    phase: random(),
    pace: 8 + Math.floor(random() * 5),
    long: 0.14 + random() * 0.16,
  }));
}

/** Draws threads of rain in a box (pixels); `level` is how many of the drops fall, 0 to 1. */
export function drawRain(
  context: pen.Context,
  drops: readonly Drop[],
  box: { x: number; y: number; half: number; height: number; scale: number },
  level: number,
  seconds: number,
) {
  if (level < 0.01) return;
  context.save();
  context.lineCap = 'round';
  context.strokeStyle = '#ffffff';
  for (const [i, it] of drops.entries()) {
    if (i / drops.length > level) break;
    const way = (it.phase + (seconds * it.pace) / 8) % 1;
    const x = box.x + it.x * box.half - way * 0.12 * box.scale;
    const y = mix(box.y, box.y + box.height, way * way * 0.4 + way * 0.6);
    context.globalAlpha = 0.85 * Math.min(1, way * 6, (1 - way) * 2.5);
    context.lineWidth = 0.016 * box.scale;
    pen.line(context, [x, y, x - 0.012 * box.scale, y + it.long * box.scale * (0.5 + way)]);
  }
  context.restore();
}
