import type { Random } from '../../engine/random.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { at } from './times.ts';

/** A snipped end of thread that flies off; speeds in units per second. */
export type Thread = { vx: number; vy: number; spin: number; bend: number };

export function planThreads(random: Random, count: number): Thread[] {
  return Array.from({ length: count }, () => ({
    vx: (random() - 0.5) * 1.6,
    vy: -0.8 - random() * 1.3,
    spin: (random() - 0.5) * 14,
    bend: 0.04 + random() * 0.08,
  }));
}

/** Where something is sewn: pixels, and pixels per unit. */
type Place = { x: number; y: number; scale: number };

/** Threads that pop off around (x, y) with each of the stitches, in equal shares. */
export function drawThreads(
  context: pen.Context,
  threads: readonly Thread[],
  { x, y, scale }: Place,
  t: number,
) {
  const share = threads.length / at.stitches.length;
  pen.nib(context, '#fff4d8', 0.022 * scale, 'round');
  for (const [i, thread] of threads.entries()) {
    const stitch = Math.floor(i / share);
    const age = t - at.stitches[stitch]!;
    if (age < 0 || age > 0.9) continue;
    context.save();
    context.globalAlpha = Math.min(1, (0.9 - age) * 4);
    context.translate(
      x + (0.12 * stitch + thread.vx * age) * scale,
      y + (thread.vy * age + 2.2 * age * age) * scale,
    );
    context.rotate(thread.spin * age + i);
    pen.line(context, { curve: [-0.06 * scale, 0, 0, thread.bend * scale, 0.06 * scale, 0] });
    context.restore();
  }
}

/** A golden needle that sews at (x, y), and flies off when it is done. */
export function drawNeedle(context: pen.Context, { x, y, scale }: Place, t: number) {
  if (t <= at.sew || t >= at.sewn + 0.35) return;
  const gone = smooth(at.sewn, at.sewn + 0.3, t);
  const bob = Math.sin((t - at.sew) * 48) * 0.1 * (1 - gone);
  context.save();
  context.globalAlpha = 1 - gone;
  context.translate(x + gone * scale * 0.6, y + (bob - gone * 0.9) * scale);
  context.rotate(-0.5 + bob * 3);
  pen.nib(context, '#fff4d8f2', 0.024 * scale);
  pen.line(context, ['M0.34 0 C0.5 -0.5 -0.2 -0.5 -0.3 0.1', 0, 0, scale]);
  const gold = ['#fff6cf', 0.5, '#ffcf5a', '#b87a1a'];
  pen.shape(
    context,
    ['M-0.22 0 Q0.3 -0.045 0.4 -0.02 Q0.43 0 0.4 0.02 Q0.3 0.045 -0.22 0', 0, 0, scale],
    pen.down(context, [-0.03 * scale, 0.03 * scale], gold),
  );
  pen.oval(context, [0.34 * scale, 0, 0.035 * scale, 0.01 * scale], '#8a5a14');
  context.restore();
}
