import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/stage.ts';
import { ONCE_ROUND } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import * as pen from '../pen/pen.ts';

/** Colors as `red,green,blue`. */
export type Air = { shaft: string; dust: string; strength: number };

export const sunnyAir: Air = { shaft: '255,226,170', dust: '255,238,204', strength: 1 };

/** Radians per second of one round in a whole film, so that light and dust end where they began. */

export type Mote = { x: number; y: number; drift: number; radius: number; phase: number };

export function planDust(random: Random, count = 40): Mote[] {
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    drift: random() - 0.4,
    radius: 0.8 + random() * 2.2,
    phase: random() * 9,
  }));
}

/** Slanting beams of light from the upper left, with dust floating in them. */
export function drawAir(
  context: pen.Context,
  { width, height }: Size,
  air: Air,
  dust: readonly Mote[],
  seconds: number,
) {
  const reach = Math.min(width, height * 0.9);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = pen.linear(
    context,
    [0, 0, reach * 0.7, height * 0.62],
    [`rgba(${air.shaft},${0.34 * air.strength})`, `rgba(${air.shaft},0)`],
  );
  for (const [left, wide, phase] of rows(3, [-0.1, 0.2, 0, 0.16, 0.13, 2, 0.36, 0.08, 4])) {
    context.globalAlpha = 0.55 + 0.2 * Math.sin(seconds * ONCE_ROUND + phase);
    const [right, low] = [(left + wide) * reach, height * 0.66];
    const [lowLeft, lowRight] = [(left + 0.4) * reach, (left + wide * 1.9 + 0.5) * reach];
    pen.shape(context, [left * reach, -10, right, -10, lowRight, low, lowLeft, low]);
  }
  context.fillStyle = `rgb(${air.dust})`;
  for (const mote of dust) {
    const x = mote.x + 0.03 * mote.drift * Math.sin(seconds * ONCE_ROUND + mote.phase);
    const y = mote.y + 0.02 * Math.cos(seconds * ONCE_ROUND + mote.phase * 3);
    context.globalAlpha =
      0.12 + 0.3 * (0.5 + 0.5 * Math.sin(seconds * ONCE_ROUND * 2 + mote.phase));
    pen.disc(context, [x * width, y * height * 0.75, mote.radius]);
  }
  context.restore();
}

/** A soft dark patch under a thing that stands at (x, y); `lift` above 0 is off the ground, in pixels. */
export function drawContactShadow(
  context: pen.Context,
  x: number,
  y: number,
  radius: number,
  lift: number,
) {
  const away = Math.max(0.25, 1 - lift / (radius * 1.4));
  for (const [spread, strength, shift] of rows(3, [1.55, 0.34, 0.2, 0.95, 0.62, 0.04])) {
    const reach = radius * spread * (1 + lift / (radius * 5));
    pen.at(context, { x: x + shift * radius, y, scale: [1, 0.3] }, () => {
      const dark = (share: number) => `rgba(28,10,2,${strength * share * away})`;
      const stops = [dark(1), 0.6, dark(0.5), '#1c0a0200'];
      const shadow = pen.halo(context, [0, 0, reach * 0.2, reach], stops);
      pen.box(context, [-reach, -reach, reach * 2, reach * 2], shadow);
    });
  }
}
