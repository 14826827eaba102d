import type { Canvas } from '@napi-rs/canvas';
import { EYES_APART } from '../../kit/face/expression.ts';
import { smooth } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { drawShape } from '../../kit/pen/shape-bake.ts';

/** When somebody cries, in seconds, and how much: 1 is a fountain. */
export type Crying = { from: number; to: number; level: number };

const EVERY = 0.085;
const LIFE = 0.8;

/**
 * Comic fountains of tears out of the two eyes of a face around (0, 0), in face units (see
 * face.ts); `drop` points right.
 */
export function drawTears(context: pen.Context, drop: Canvas, crying: Crying, seconds: number) {
  const first = Math.max(0, Math.ceil((seconds - LIFE - crying.from) / EVERY));
  const last = Math.floor((Math.min(seconds, crying.to) - crying.from) / EVERY);
  for (let i = first; i <= last; i++) {
    const age = seconds - crying.from - i * EVERY;
    const wild = Math.sin(i * 12.9898) * 0.5 + 0.5;
    const strength = crying.level * smooth(0, 0.5, i * EVERY);
    for (const side of [-1, 1]) {
      const vx = side * (0.35 + 0.5 * wild) * strength;
      const vy = -(0.5 + 0.55 * (1 - wild)) * strength;
      const x = side * 0.46 + vx * age;
      const y = 0.12 + vy * age + 2.1 * age * age;
      const radius = (0.05 + 0.05 * wild) * smooth(0, 0.1, age) * (0.5 + 0.5 * strength);
      const turn = Math.atan2(vy + 4.2 * age, vx);
      drawShape(context, drop, { x, y, radius, turn, alpha: smooth(LIFE, LIFE * 0.75, age) });
    }
  }
}

/** Tears that well up along the lower lids; `level` 0 to 1. */
export function drawWellingEyes(context: pen.Context, level: number) {
  if (level <= 0) return;
  const water = `rgba(170,222,255,${0.75 * level})`;
  for (const side of [-1, 1]) {
    pen.oval(context, [side * EYES_APART, 0.17, 0.16 * level, 0.06 * level], water);
    pen.oval(
      context,
      [side * EYES_APART - 0.05, 0.155, 0.03, 0.018],
      `rgba(255,255,255,${0.9 * level})`,
    );
  }
}
