import type { Canvas } from '@napi-rs/canvas';
import type { Random } from '../../engine/random.ts';
import type { Bake } from '../../engine/sprites.ts';
import { TURN } from '../math/easing.ts';
import type { Context } from '../pen/pen.ts';
import { shapeBake } from '../pen/shape-bake.ts';

/** One kind of flying bits; speeds and sizes in units, times in seconds. */
export type BurstLook = {
  /** Paints one bit in a square from -1 to 1. */
  paint: (context: Context) => void;
  count: number;
  size: number;
  speed: number;
  /** Above 0 falls, below 0 rises. */
  gravity: number;
  drag: number;
  spin: number;
  life: number;
  glow: boolean;
};

export type Bit = Record<'angle' | 'speed' | 'size' | 'y' | 'delay' | 'spin' | 'life', number>;

const SIDE = 72;

export function bitBake(look: BurstLook): Bake {
  return shapeBake(SIDE, look.paint);
}

/** Where each bit goes: outward from a line as tall as the thing that is cut. */
export function planBurst(look: BurstLook, random: Random): Bit[] {
  return Array.from({ length: look.count }, () => ({
    angle: random() * TURN,
    speed: look.speed * (0.25 + random()),
    size: look.size * (0.4 + random() * 0.9),
    y: random(),
    delay: random() * 0.35,
    spin: (random() - 0.5) * 2 * look.spin,
    life: look.life * (0.6 + random() * 0.6),
  }));
}

/** Draws the bits `seconds` after they were let go along the line from `top` to `bottom` at x. */
export function drawBurst(
  context: Context,
  bit: Canvas,
  look: BurstLook,
  bits: readonly Bit[],
  at: { x: number; top: number; bottom: number; scale: number },
  seconds: number,
) {
  context.save();
  const base = context.getTransform();
  if (look.glow) context.globalCompositeOperation = 'lighter';
  for (const it of bits) {
    const age = seconds - it.delay;
    if (age < 0 || age > it.life) continue;
    const way = look.drag ? (1 - Math.exp(-look.drag * age)) / look.drag : age;
    const fall = 0.5 * look.gravity * age * (look.drag ? way : age);
    const x = at.x + Math.sin(it.angle) * it.speed * way * at.scale;
    const rise = Math.abs(Math.cos(it.angle)) * it.speed * 0.8 * way;
    const y = at.top + (at.bottom - at.top) * it.y + (fall - rise) * at.scale;
    const size = ((it.size * at.scale) / SIDE) * 2 * Math.min(1, age * 9);
    context.setTransform(base);
    context.translate(x, y);
    context.rotate(it.angle * 3 + it.spin * age);
    context.scale(size, size);
    context.globalAlpha = Math.min(1, ((it.life - age) / it.life) * 2.5);
    context.drawCanvas(bit, -SIDE / 2, -SIDE / 2);
  }
  context.restore();
}
