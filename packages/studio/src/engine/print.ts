import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Size } from './stage.ts';

export type PrintFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Turns a developed frame back into a picture file, `printWidth` pixels wide. */
export function printFrame(
  frame: Uint8Array,
  { width, height }: Size,
  printWidth: number,
  format: PrintFormat,
  quality: number,
): Buffer {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const chroma = width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const block = chroma + (y >> 1) * (width >> 1) + (x >> 1);
      const luma = (frame[at]! - 16) * 1.1644;
      const u = frame[block]! - 128;
      const v = frame[block + (chroma >> 2)]! - 128;
      pixels[at * 4] = luma + 1.7927 * v;
      pixels[at * 4 + 1] = luma - 0.2132 * u - 0.5329 * v;
      pixels[at * 4 + 2] = luma + 2.1124 * u;
      pixels[at * 4 + 3] = 255;
    }
  }
  const full = createCanvas(width, height);
  full.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  const small = createCanvas(printWidth, Math.round((printWidth * height) / width));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(full, 0, 0, small.width, small.height);
  if (format === 'png') return small.encodeSync('png');
  return format === 'avif'
    ? small.encodeSync('avif', { quality })
    : small.encodeSync(format, quality);
}
