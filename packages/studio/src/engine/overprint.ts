import { createCanvas } from '@napi-rs/canvas';
import type { Overlay } from './scene.ts';
import type { Size } from './stage.ts';

/**
 * Makes the function that lays drawings over a developed frame (I420, BT.709 limited range), where
 * neither bloom nor grain nor a mirror reaches them: bloom alone would lift black letters on a white
 * ground to a middle gray.
 */
export function createOverprint({ width, height }: Size, overlay: Overlay) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');

  return function overprint(seconds: number, i420: Uint8Array) {
    context.reset();
    if (!overlay(context, seconds)) return;
    const data = canvas.data();
    const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
    // Pixels come with their alpha multiplied in.
    function lay(at: number, [red, green, blue]: readonly number[], pixel: number) {
      const luma = 0.1826 * red! + 0.6142 * green! + 0.062 * blue!;
      const share = (pixel >>> 24) / 255;
      i420[at] = Math.round(i420[at]! * (1 - share) + luma + 16 * share);
    }
    const chroma = width * height;
    let block = chroma;
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2, block++) {
        const at = y * width + x;
        const four = [at, at + 1, at + width, at + width + 1];
        if (four.every((place) => pixels[place] === 0)) continue;
        const sum = [0, 0, 0, 0];
        for (const place of four) {
          const pixel = pixels[place]!;
          const color = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
          lay(place, color, pixel);
          for (let i = 0; i < 3; i++) sum[i]! += color[i]! / 4;
          sum[3]! += (pixel >>> 24) / 1020;
        }
        const [red, green, blue, share] = sum as [number, number, number, number];
        const v = block + (chroma >> 2);
        const blueness = -0.1006 * red - 0.3386 * green + 0.4392 * blue;
        const redness = 0.4392 * red - 0.3989 * green - 0.0403 * blue;
        i420[block] = Math.round(i420[block]! * (1 - share) + blueness + 128 * share);
        i420[v] = Math.round(i420[v]! * (1 - share) + redness + 128 * share);
      }
    }
  };
}
