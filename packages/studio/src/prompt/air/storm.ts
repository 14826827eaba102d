import type { Random } from '../../engine/random.ts';
import type { Stage } from '../../engine/stage.ts';
import { mix } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { AirLayer } from './air-layer.ts';
import { planRain, tempest } from './rain.ts';

/** When lightning strikes, in seconds; thunder follows in the sound. */
export const STRIKES = [1.6, 5.7] as const;

type Point = { x: number; y: number };

/** A jagged way down the sky beside the subject. */
function planBolt(stage: Stage, random: Random, side: 0 | 1): Point[] {
  const start = stage.width * (side ? mix(0.74, 0.92, random()) : mix(0.08, 0.26, random()));
  const bottom = stage.horizon * 0.95;
  return Array.from({ length: 9 }, (_, i) => ({
    x: start + (i % 2 ? 1 : -1) * stage.width * 0.035 * random() + i * 3 * (side ? -1 : 1),
    y: (bottom * i) / 8 - 10,
  }));
}

/** How bright the sky is: two flickers and a slow end. */
function flash(since: number): number {
  if (since < 0 || since > 0.7) return 0;
  const flicker = since < 0.09 ? 1 : since < 0.15 ? 0.25 : 0.85;
  return flicker * Math.exp(-Math.max(0, since - 0.15) * 7);
}

function drawBolt(context: pen.Context, bolt: readonly Point[], level: number) {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineJoin = 'round';
  for (const [thick, alpha] of rows(2, [16, 0.12, 7, 0.35, 2.6, 1])) {
    pen.nib(context, `rgba(214,226,255,${alpha * level})`, thick);
    context.beginPath();
    for (const point of bolt) context.lineTo(point.x, point.y);
    context.stroke();
  }
  context.restore();
}

/** Slanting rain with two strokes of lightning. */
export function planStorm(stage: Stage, random: Random): AirLayer {
  const rain = planRain(stage, random, tempest);
  const bolts = STRIKES.map((_, i) => planBolt(stage, random, i ? 1 : 0));
  return {
    bakes: rain.bakes,
    behind(context, sprites, seconds) {
      rain.behind?.(context, sprites, seconds);
      for (const [i, at] of STRIKES.entries()) {
        const level = flash(seconds - at);
        if (level > 0.02) drawBolt(context, bolts[i]!, level);
      }
    },
    front(context, sprites, seconds) {
      rain.front?.(context, sprites, seconds);
      const level = Math.max(...STRIKES.map((at) => flash(seconds - at)));
      if (level <= 0.02) return;
      context.save();
      context.globalCompositeOperation = 'screen';
      pen.box(context, [0, 0, stage.width, stage.height], `rgba(190,206,255,${0.42 * level})`);
      context.restore();
    },
  };
}
