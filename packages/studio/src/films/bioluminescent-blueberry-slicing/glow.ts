import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';
import { shapeBake } from '../../kit/pen/shape-bake.ts';

/** A soft disc of light, to be added; `rgb` as `red,green,blue`. */
export function glowBake(side: number, rgb: string): Bake {
  return haloBake(side, [
    `rgba(${rgb},0.9)`,
    0.25,
    `rgba(${rgb},0.42)`,
    0.6,
    `rgba(${rgb},0.1)`,
    `rgba(${rgb},0)`,
  ]);
}

/** A soft ring of light, to be added. */
export function ringBake(side: number, rgb: string): Bake {
  return haloBake(side, [
    0.45,
    `rgba(${rgb},0)`,
    0.8,
    `rgba(${rgb},0.4)`,
    0.9,
    '#fffffff2',
    0.94,
    `rgba(${rgb},0.5)`,
    `rgba(${rgb},0)`,
  ]);
}

function haloBake(side: number, stops: pen.Stops): Bake {
  return shapeBake(side, (context) =>
    pen.box(context, [-1, -1, 2, 2], pen.halo(context, [0, 0, 0, 1], stops)),
  );
}
