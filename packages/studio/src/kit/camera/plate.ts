import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../engine/sprites.ts';
import * as pen from '../pen/pen.ts';

/** Sharpness is lost for good: everything is drawn at a quarter of the size. */
const SHRINK = 4;

/**
 * A picture far out of focus: `paint` draws in full-size pixels, the blur's radius is in them too.
 * At a quarter of the size it takes 30 ms instead of 280, and nobody sees it.
 */
export function blurredBake(
  size: { width: number; height: number },
  blur: number,
  paint: (context: pen.Context) => void,
  /** Drawn sharp on top: discs of light, beams. */
  onTop?: (context: pen.Context) => void,
): Picture {
  const { width, height } = size;
  return {
    width,
    height,
    paint(context) {
      const small = createCanvas(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK));
      const sketch = small.getContext('2d');
      sketch.filter = `blur(${blur / SHRINK}px)`;
      sketch.scale(1 / SHRINK, 1 / SHRINK);
      paint(sketch);
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, small.width * SHRINK, small.height * SHRINK);
      onTop?.(context);
    },
  };
}

/**
 * A picture out of focus, of many strokes: it is painted sharp at a part of the size and blurred
 * once, where `blurredBake` blurs stroke by stroke. Sizes and the blur's radius in pixels.
 */
export function softenedBake(
  size: { width: number; height: number },
  blur: number,
  paint: (context: pen.Context) => void,
): Picture {
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

export type Disc = { x: number; y: number; radius: number; strength: number; hue: number };

/** A crisp disc of light out of focus, as lenses make it of lamps far away. */
export function paintDisc(context: pen.Context, { x, y, radius, strength, hue }: Disc) {
  const inner = `hsla(${hue},90%,72%,${strength * 0.45})`;
  const outer = `hsla(${hue},92%,74%,${strength * 0.7})`;
  const rim = `hsla(${hue},95%,82%,${strength})`;
  const stops = [inner, 0.84, outer, 0.94, rim, `hsla(${hue},95%,80%,0)`];
  pen.disc(context, [x, y, radius], pen.halo(context, [x, y, 0, radius], stops));
}
