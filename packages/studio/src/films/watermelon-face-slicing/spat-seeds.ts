import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { SliceKit } from '../_face-slicing/slicing.ts';

/** One seed spat out: when it leaves, in seconds, and where it comes to rest, in units from the foot. */
export type SpatSeed = { at: number; toX: number; toY: number };

const FLIGHT = 0.42;

/** When each bounce of a seed touches the ground, in seconds after it was spat. */
export const TOUCHES = [FLIGHT, FLIGHT + 0.26, FLIGHT + 0.42] as const;

/** Three seeds, spat in time. */
export function planSeeds({ at, capSide }: SliceKit): SpatSeed[] {
  return [0, 1, 2].map((i) => ({
    at: at.laugh + 0.25 + i * 0.3,
    toX: -capSide * (0.5 + 0.32 * i),
    toY: 0.42 + 0.16 * ((i * 2) % 3),
  }));
}

/** Draws seeds that fly from a mouth at (x, y), hop and lie; pixels, `scale` per unit. */
export function drawSpatSeeds(
  context: pen.Context,
  seeds: readonly SpatSeed[],
  { x, y, scale }: { x: number; y: number; scale: number },
  seconds: number,
  gone: number,
) {
  for (const seed of seeds) {
    const age = seconds - seed.at;
    if (age < 0 || seconds > gone) continue;
    const way = Math.min(1, age / TOUCHES[2]);
    const [toX, toY] = [seed.toX * scale, seed.toY * scale];
    const px = x + (toX - x) * (0.25 * way + 0.75 * Math.sin((way * Math.PI) / 2));
    const hop = age < TOUCHES[0] ? 0 : age < TOUCHES[1] ? 0.16 : age < TOUCHES[2] ? 0.06 : 0;
    const from = age < TOUCHES[1] ? TOUCHES[0] : TOUCHES[1];
    const long = age < TOUCHES[1] ? TOUCHES[1] - TOUCHES[0] : TOUCHES[2] - TOUCHES[1];
    const rise = hop * Math.sin(Math.min(1, (age - from) / long) * Math.PI);
    const drop = Math.min(1, age / FLIGHT);
    const py =
      y + (toY - y) * drop * drop - 0.25 * scale * drop * (1 - drop) * 4 * 0.4 - rise * scale;
    const radius = scale * 0.055 * smooth(gone, gone - 0.35, seconds);
    drawSeed(context, px, py, radius, seed.toX * 3 + (1 - way) * 9);
  }
}

function drawSeed(context: pen.Context, x: number, y: number, radius: number, turn: number) {
  if (radius < 0.3) return;
  pen.at(context, { x, y, turn, scale: radius }, () => {
    const light = [-0.3, -0.3, 0.05, 0, 0, 1.2] as const;
    const shell = pen.radial(context, light, ['#7a5a48', 0.4, '#2a1610', '#120806']);
    pen.shape(context, 'M1.3 0 C0.5 -0.95 -1.1 -0.95 -1.1 0 C-1.1 0.95 0.5 0.95 1.3 0', shell);
    pen.oval(context, [-0.35, -0.32, 0.3, 0.14, -0.3], '#ffffffcc');
  });
}
