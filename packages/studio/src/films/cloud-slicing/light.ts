import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../../engine/sprites.ts';
import * as pen from '../../kit/pen/pen.ts';

/** The glow in the cut: gold in the middle, rose, then storm blue that melts into the billows. */
export function heartBake(width: number, height: number): Bake {
  return {
    width,
    height,
    paint(context: SKRSContext2D) {
      context.scale(width / 2, height / 2);
      context.translate(1, 1);
      context.fillStyle = pen.radial(
        context,
        [0, 0.1, 0, 0, 0, 1],
        [
          'rgba(255,244,190,1)',
          0.3,
          'rgba(255,206,150,0.95)',
          0.55,
          'rgba(255,160,190,0.8)',
          0.8,
          'rgba(150,140,235,0.55)',
          'rgba(150,150,240,0)',
        ],
      );
      context.fillRect(-1, -1, 2, 2);
    },
  };
}

/** A flicker of lightning, in a square from -1 to 1. */
export function flash(context: SKRSContext2D) {
  const light = pen.halo(
    context,
    [0, 0, 0, 1],
    ['rgba(255,244,255,1)', 0.3, 'rgba(214,190,255,0.55)', 'rgba(190,170,255,0)'],
  );
  pen.box(context, [-1, -1, 2, 2], light);
}
