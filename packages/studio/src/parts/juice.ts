import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../pipeline/bake.ts';
import { towards, withAlpha } from './colors.ts';
import type { Random } from './random.ts';

const SIDE = 64;

/** One drop, pointing right, glossy and a little see-through. */
export function dropBake(hex: string): Bake {
  return {
    width: SIDE,
    height: SIDE,
    paint(context) {
      context.scale(SIDE / 2, SIDE / 2);
      context.translate(1, 1);
      const dark = towards(hex, '#3a0d08', 0.35);
      const body = context.createRadialGradient(-0.1, -0.2, 0.05, 0, 0, 0.95);
      body.addColorStop(0, withAlpha(towards(hex, '#ffffff', 0.35), 0.85));
      body.addColorStop(0.5, withAlpha(hex, 0.82));
      body.addColorStop(0.85, withAlpha(dark, 0.85));
      body.addColorStop(1, withAlpha(towards(hex, '#ffffff', 0.5), 0.9));
      context.fillStyle = body;
      context.beginPath();
      context.moveTo(-0.98, 0);
      context.bezierCurveTo(-0.4, -0.2, -0.2, -0.72, 0.32, -0.7);
      context.bezierCurveTo(1.14, -0.68, 1.14, 0.68, 0.32, 0.7);
      context.bezierCurveTo(-0.2, 0.72, -0.4, 0.2, -0.98, 0);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.95)';
      context.beginPath();
      context.ellipse(0.38, -0.36, 0.2, 0.12, 0.3, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.5)';
      context.beginPath();
      context.ellipse(0.5, 0.4, 0.22, 0.07, -0.5, 0, Math.PI * 2);
      context.fill();
    },
  };
}

export type Drop = {
  delay: number;
  x: number;
  vx: number;
  vy: number;
  size: number;
  depth: number;
};

/** Drops of a splash: a crown of jets, each with a string of ever smaller drops, and a fine spray. */
export function planSplash(random: Random): Drop[] {
  const drops: Drop[] = [];
  for (let jet = 0; jet < 13; jet++) {
    const angle = ((jet + random() * 0.8) / 13) * Math.PI * 2;
    const x = Math.sin(angle) * 0.62;
    const speed = 0.75 + random() * 0.5;
    for (let i = 0; i < 7; i++) {
      const late = i / 7;
      drops.push({
        delay: 0.02 + late * 0.13,
        x: x * (1 - 0.15 * late),
        vx: x * 1.5 * speed * (1 - late * 0.45) + (random() - 0.5) * 0.12,
        vy: (2.5 - Math.cos(angle) * 0.3) * speed * (1 - late * 0.6) + random() * 0.15,
        size: 0.085 * (1 - late * 0.55) * (0.7 + random() * 0.6),
        depth: Math.cos(angle),
      });
    }
  }
  for (let i = 0; i < 70; i++) {
    const angle = random() * Math.PI * 2;
    drops.push({
      delay: random() * 0.2,
      x: Math.sin(angle) * 0.5,
      vx: Math.sin(angle) * (0.4 + random() * 1.5),
      vy: 1.2 + random() * 2.2,
      size: 0.012 + random() * 0.028,
      depth: Math.cos(angle),
    });
  }
  return drops;
}

const GRAVITY = 5.2;

/** Draws the drops of one side (behind: depth below 0) `seconds` after the cut, around (x, y). */
export function drawSplash(
  context: SKRSContext2D,
  drop: Canvas,
  drops: readonly Drop[],
  { x, y, scale, floor }: { x: number; y: number; scale: number; floor: number },
  seconds: number,
  behind: boolean,
) {
  context.save();
  const base = context.getTransform();
  for (const it of drops) {
    const age = seconds - it.delay;
    if (age < 0 || it.depth < 0 !== behind) continue;
    const px = x + (it.x + it.vx * age) * scale;
    const py = y + (0.12 * it.depth - it.vy * age + 0.5 * GRAVITY * age * age) * scale;
    if (py > floor + it.depth * 0.3 * scale) continue;
    const fall = GRAVITY * age - it.vy;
    const speed = Math.hypot(it.vx, fall);
    const size = (it.size * scale * 2) / SIDE;
    const stretch = 1 + Math.min(1.4, speed * 0.35);
    context.setTransform(base);
    context.translate(px, py);
    context.rotate(Math.atan2(fall, it.vx));
    context.scale(size * stretch, size / Math.sqrt(stretch));
    context.drawCanvas(drop, -SIDE / 2, -SIDE / 2);
  }
  context.restore();
}
