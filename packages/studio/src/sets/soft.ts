import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Bake } from '../pipeline/bake.ts';

/**
 * A picture out of focus, of many strokes: it is painted sharp at a part of the size and blurred
 * once, where `blurredBake` blurs stroke by stroke. Sizes and the blur's radius in pixels.
 */
export function softBake(
  size: { width: number; height: number },
  blur: number,
  paint: (context: SKRSContext2D) => void,
): Bake {
  const { width, height } = size;
  const shrink = blur > 6 ? 3 : 2;
  return {
    width,
    height,
    paint(context) {
      const small = createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink));
      const sharp = small.getContext('2d');
      sharp.scale(1 / shrink, 1 / shrink);
      paint(sharp);
      const soft = createCanvas(small.width, small.height);
      const blurred = soft.getContext('2d');
      blurred.filter = `blur(${blur / shrink}px)`;
      blurred.drawImage(small, 0, 0);
      // The blur lets the edges of the picture fade; the sharp one shows through there.
      context.drawImage(small, 0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(soft, 0, 0, small.width * shrink, small.height * shrink);
    },
  };
}
