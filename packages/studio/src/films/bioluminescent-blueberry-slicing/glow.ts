import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';

/** A soft disc of light, to be added; `rgb` as `red,green,blue`. */
export function glowBake(side: number, rgb: string): Bake {
  const light = (alpha: number) => `rgba(${rgb},${alpha})`;
  return haloBake(side, [light(0.9), 0.25, light(0.42), 0.6, light(0.1), light(0)]);
}

/** A soft ring of light, to be added. */
export function ringBake(side: number, rgb: string): Bake {
  const light = (alpha: number) => `rgba(${rgb},${alpha})`;
  const inner = [0.45, light(0), 0.8, light(0.4)];
  return haloBake(side, [...inner, 0.9, '#fffffff2', 0.94, light(0.5), light(0)]);
}

function haloBake(side: number, stops: pen.Stops): Bake {
  return shapeBake(side, (context) =>
    pen.box(context, [-1, -1, 2, 2], pen.halo(context, [0, 0, 0, 1], stops)),
  );
}
