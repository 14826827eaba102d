import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { FPS, SHUTTER } from '../../engine/settings.ts';
import type { Size } from '../../engine/stage.ts';
import type { Context } from '../../kit/pen/pen.ts';

/** Draws one moment of what moves. */
type DrawMoment = (context: Context, seconds: number) => void;

/**
 * For what moves too fast to be sharp in a picture whose rest stands still: the mean of some moments
 * while the shutter is open. Four moments of the coconut's cap make a frame of 16 ms one of 29;
 * drawing the whole picture that often (see Scene's exposures) would make it 65.
 */
export function planSmear({ width, height }: Size) {
  let moment: Canvas | undefined;
  let sum: Canvas | undefined;

  /** `moments` is at least 1; with 1 it draws straight away. */
  return function smear(
    context: Context,
    seconds: number,
    moments: number,
    draw: DrawMoment,
  ): void {
    if (moments === 1) {
      draw(context, seconds);
      return;
    }
    moment ??= createCanvas(width, height);
    sum ??= createCanvas(width, height);
    const brush = moment.getContext('2d');
    const total = sum.getContext('2d');
    total.reset();
    total.globalCompositeOperation = 'lighter';
    total.globalAlpha = 1 / moments;
    for (let i = 0; i < moments; i++) {
      brush.reset();
      brush.setTransform(context.getTransform());
      draw(brush, seconds + ((i + 0.5) / moments - 0.5) * (SHUTTER / FPS));
      total.drawCanvas(moment, 0, 0);
    }
    context.save();
    context.resetTransform();
    context.drawCanvas(sum, 0, 0);
    context.restore();
  };
}
