import type { Picture } from '../../../engine/sprites.ts';
import type { Size } from '../../../engine/stage.ts';
import type { Context } from '../../../kit/pen/pen.ts';
import { layeredBake } from './layers.ts';

const BLUR = 7;

/**
 * Something right before the lens in a lower corner, out of focus; `paint` draws in a square from
 * -1 to 1 whose lower left corner is the picture's.
 */
export function nearbyBake(size: Size, paint: (context: Context) => void): Picture {
  const half = size.width / 2;
  return layeredBake(size, [
    {
      blur: BLUR,
      paint(context) {
        context.scale(half, half);
        context.translate(1, 1);
        paint(context);
      },
    },
  ]);
}
