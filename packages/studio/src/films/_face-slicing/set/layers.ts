import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../../engine/sprites.ts';
import type { Size } from '../../../engine/stage.ts';
import type { Context } from '../../../kit/pen/pen.ts';

/** One layer of a plate: `blur` in pixels, `paint` draws in pixels of the plate. */
export type Layer = { blur: number; paint: (context: Context) => void };

/** A plate of layers, each sharper or softer than the last; blurring a finished layer is cheap. */
export function layeredBake({ width, height }: Size, layers: readonly Layer[]): Picture {
  return {
    width,
    height,
    paint(context) {
      context.imageSmoothingQuality = 'high';
      for (const { blur, paint } of layers) {
        const shrink = blur > 6 ? 4 : blur > 2 ? 2 : 1;
        const sharp = createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink));
        const sketch = sharp.getContext('2d');
        sketch.scale(1 / shrink, 1 / shrink);
        paint(sketch);
        const soft = createCanvas(sharp.width, sharp.height);
        const softened = soft.getContext('2d');
        softened.filter = `blur(${blur / shrink}px)`;
        softened.drawImage(sharp, 0, 0);
        context.drawImage(blur ? soft : sharp, 0, 0, sharp.width * shrink, sharp.height * shrink);
      }
    },
  };
}
