import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** A soft disc of light, to be added; `rgb` as `red,green,blue`. */
export function glowBake(side: number, rgb: string): Bake {
  return radialBake(side, [
    [0, `rgba(${rgb},0.9)`],
    [0.25, `rgba(${rgb},0.42)`],
    [0.6, `rgba(${rgb},0.1)`],
    [1, `rgba(${rgb},0)`],
  ]);
}

/** A soft ring of light, to be added. */
export function ringBake(side: number, rgb: string): Bake {
  return radialBake(side, [
    [0.45, `rgba(${rgb},0)`],
    [0.8, `rgba(${rgb},0.4)`],
    [0.9, 'rgba(255,255,255,0.95)'],
    [0.94, `rgba(${rgb},0.5)`],
    [1, `rgba(${rgb},0)`],
  ]);
}

function radialBake(side: number, stops: readonly (readonly [number, string])[]): Bake {
  return {
    width: side,
    height: side,
    paint(context) {
      const half = side / 2;
      const light = context.createRadialGradient(half, half, 0, half, half, half);
      for (const [at, color] of stops) light.addColorStop(at, color);
      pen.box(context, [0, 0, side, side], light);
    },
  };
}
