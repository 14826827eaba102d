import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** The glow in the cut: gold in the middle, rose, then storm blue that melts into the billows. */
export function heartBake(width: number, height: number): Bake {
  return {
    width,
    height,
    paint(context: pen.Context) {
      context.scale(width / 2, height / 2);
      context.translate(1, 1);
      const mist = ['#fff4be', 0.3, '#ffce96f2', 0.55, '#ffa0becc', 0.8, '#968ceb8c', '#9696f000'];
      pen.box(context, [-1, -1, 2, 2], pen.radial(context, [0, 0.1, 0, 0, 0, 1], mist));
    },
  };
}

/** A flicker of lightning, in a square from -1 to 1. */
export function flash(context: pen.Context) {
  const light = pen.halo(context, [0, 0, 0, 1], ['#fff4ff', 0.3, '#d6beff8c', '#beaaff00']);
  pen.box(context, [-1, -1, 2, 2], light);
}
