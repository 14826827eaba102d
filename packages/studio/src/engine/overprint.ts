import { createCanvas } from '@napi-rs/canvas';
import type { Overlay } from './scene.ts';
import type { Size } from './stage.ts';

/**
 * Makes the function that lays drawings over a developed frame (I420, BT.709 limited range), where
 * neither bloom nor grain nor a mirror reaches them: bloom alone would lift black letters on a white
 * ground to a middle gray. It leaves a frame alone over which nothing is drawn.
 */
export function createOverprint({ width, height }: Size, overlay: Overlay) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const chroma = width * height;

  return function overprint(seconds: number, i420: Uint8Array) {
    context.reset();
    if (!overlay(context, seconds)) return;
    const data = canvas.data();
    // Red, green, blue and alpha, the colors multiplied by it.
    const pixels = new Uint32Array(data.buffer, data.byteOffset, chroma);

    function lay(at: number) {
      const pixel = pixels[at]!;
      const luma =
        0.1826 * (pixel & 255) + 0.6142 * ((pixel >>> 8) & 255) + 0.062 * ((pixel >>> 16) & 255);
      const share = (pixel >>> 24) / 255;
      i420[at] = Math.round(i420[at]! * (1 - share) + luma + 16 * share);
    }

    let block = chroma;
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2, block++) {
        const top = y * width + x;
        const bottom = top + width;
        const a = pixels[top]!;
        const b = pixels[top + 1]!;
        const c = pixels[bottom]!;
        const d = pixels[bottom + 1]!;
        if ((a | b | c | d) === 0) continue;
        lay(top);
        lay(top + 1);
        lay(bottom);
        lay(bottom + 1);
        const red = ((a & 255) + (b & 255) + (c & 255) + (d & 255)) / 4;
        const green =
          (((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255)) / 4;
        const blue =
          (((a >>> 16) & 255) + ((b >>> 16) & 255) + ((c >>> 16) & 255) + ((d >>> 16) & 255)) / 4;
        const share = ((a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24)) / 1020;
        const v = block + (chroma >> 2);
        const blueness = -0.1006 * red - 0.3386 * green + 0.4392 * blue + 128 * share;
        const redness = 0.4392 * red - 0.3989 * green - 0.0403 * blue + 128 * share;
        i420[block] = Math.round(i420[block]! * (1 - share) + blueness);
        i420[v] = Math.round(i420[v]! * (1 - share) + redness);
      }
    }
  };
}
