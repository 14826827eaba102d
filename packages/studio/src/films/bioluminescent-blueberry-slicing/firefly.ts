import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Size } from '../../engine/stage.ts';
import { clamp, smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';

type Firefly = { x: number; y: number; size: number; phase: number; pace: number };

export function planFireflies(random: Random, count: number): Firefly[] {
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random() * 0.85,
    size: 8 + random() ** 2 * 26,
    phase: random() * 6.28,
    pace: 1 + Math.floor(random() * 2),
  }));
}

/** Lights that wander on closed ways of 8 seconds and go on and off. */
export function drawFireflies(
  context: pen.Context,
  glow: Canvas,
  flies: readonly Firefly[],
  size: Size,
  seconds: number,
) {
  const turn = (seconds * Math.PI) / 4;
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const it of flies) {
    const level = 0.5 + 0.5 * Math.sin(turn * it.pace * 2 + it.phase);
    const x = (it.x + 0.05 * Math.sin(turn * it.pace + it.phase)) * size.width;
    const y = (it.y + 0.035 * Math.cos(turn * it.pace + it.phase * 2)) * size.height;
    context.globalAlpha = 0.25 + 0.75 * level;
    const wide = it.size * (0.6 + 0.6 * level);
    context.drawCanvas(glow, x - wide, y - wide, wide * 2, wide * 2);
    pen.disc(context, [x, y, it.size * 0.09 * (0.5 + level)], '#ffffff');
  }
  context.restore();
}

/** Where a spark that brushes over a ball is, in radii from its middle, at a share of its way. */
function sparkAt(share: number, way: number): [number, number] {
  const x = (share * 2.9 - 1.45) * way;
  return [x, -0.25 + 0.45 * Math.sin(share * 5) + (Math.abs(x) > 1 ? -0.5 * (Math.abs(x) - 1) : 0)];
}

const TRAVEL = 1.35;

/** A spark brushes over the skin of a ball; what it touched lights up and slowly fades. */
export function drawTouch(
  context: pen.Context,
  { radius, y }: { radius: number; y: number },
  seconds: number,
  way: number,
) {
  if (seconds < -0.2 || seconds > TRAVEL + 1.4) return;
  context.save();
  context.translate(0, y);
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  const steps = 40;
  for (let i = 0; i < steps; i++) {
    const age = seconds - (i / steps) * TRAVEL;
    const [x1, y1] = sparkAt(i / steps, way);
    const [x2, y2] = sparkAt((i + 1) / steps, way);
    if (age < 0 || Math.hypot(x1, y1) > 0.94) continue;
    const level = smooth(1.3, 0, age);
    pen.nib(context, `rgba(60,225,255,${0.42 * level})`, radius * 0.1 * (0.4 + level));
    pen.line(context, [x1 * radius, y1 * radius, x2 * radius, y2 * radius]);
  }
  const share = clamp(seconds / TRAVEL, -0.1, 1.1);
  const [x, sy] = sparkAt(share, way);
  const level = smooth(-0.2, 0, seconds) * smooth(TRAVEL + 0.2, TRAVEL, seconds);
  context.fillStyle = pen.halo(
    context,
    [x * radius, sy * radius, 0, radius * 0.3],
    [`rgba(255,255,255,${level})`, 0.25, `rgba(120,245,255,${0.7 * level})`, '#3cdcff00'],
  );
  pen.disc(context, [x * radius, sy * radius, radius * 0.3]);
  context.restore();
}
