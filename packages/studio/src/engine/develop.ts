import { bloomGrid } from './bloom.ts';
import { seededRandom } from './random.ts';

/**
 * The film stock: strengths from 0 to 1, grain in steps of luma. `color` multiplies saturation, 1
 * unless told; `warmth` moves all colors towards amber, or below 0 towards blue (-1 to 1).
 */
export type Grade = {
  bloom: number;
  vignette: number;
  grain: number;
  color?: number;
  warmth?: number;
};

const TILE = 256;
const MASK = TILE - 1;

function grainTile(strength: number): Int8Array {
  const random = seededRandom(11);
  const tile = new Int8Array(TILE * TILE);
  for (let i = 0; i < tile.length; i++) {
    tile[i] = Math.round((random() + random() + random() - 1.5) * 2 * strength);
  }
  return tile;
}

/** How bright each 2x2 block stays, of 256. */
function vignetteMap(width: number, height: number, strength: number): Uint16Array {
  const map = new Uint16Array((width * height) / 4);
  for (let y = 0; y < height / 2; y++) {
    for (let x = 0; x < width / 2; x++) {
      const distance = Math.hypot((x * 4) / width - 1, (y * 4) / height - 1.02);
      const edge = Math.min(1, Math.max(0, (distance - 0.45) / 0.95));
      map[(y * width) / 2 + x] = Math.round(256 * (1 - strength * edge * edge * (3 - 2 * edge)));
    }
  }
  return map;
}

/**
 * Makes the function that turns drawn pixels (RGBA as 32-bit words) into an I420 frame, BT.709
 * limited range, with bloom, vignette and grain. In one pass here they cost 4 ms a frame, and as
 * layers of the canvas 14. The bloom is added to luma and chroma, not to red, green and blue, and
 * the four pixels of a block are written out one by one: both halve the time. A mirrored film is
 * read from right to left, which costs nothing.
 */
export function createDarkroom(width: number, height: number, grade: Grade, mirrored = false) {
  const vignette = vignetteMap(width, height, grade.vignette);
  const grain = grainTile(grade.grain);
  const bloom = bloomGrid(width, height, grade.bloom, mirrored);
  const step = mirrored ? -1 : 1;
  const begin = mirrored ? width - 1 : 0;
  const glow = new Int16Array((width / 2) * 3);
  const color = grade.color ?? 1;
  const fixed = (value: number) => Math.round(value * color);
  const [redU, greenU, blueU] = [fixed(-6596), fixed(-22189), fixed(28785)];
  const [redV, greenV, blueV] = [fixed(28785), fixed(-26145), fixed(-2640)];
  const warmth = Math.round((grade.warmth ?? 0) * 10);

  return function develop(pixels: Uint32Array, frame: number, i420: Uint8Array) {
    // Clamped: a strong color with bloom on it would come out as its opposite.
    const out = new Uint8ClampedArray(i420.buffer, i420.byteOffset, i420.length);
    const shift = Math.imul(frame + 1, 0x9e3779b1) >>> 8;
    const shiftY = (shift >>> 8) & MASK;
    bloom.gather(pixels);
    let u = width * height;
    let v = u + (u >> 2);
    let block = 0;
    for (let y = 0; y < height; y += 2) {
      // Every other row of blocks is near enough for a glow.
      if ((y & 2) === 0) bloom.row(y >> 1, glow);
      const grainTop = ((y + shiftY) & MASK) * TILE;
      const grainBottom = ((y + 1 + shiftY) & MASK) * TILE;
      let top = y * width;
      let bottom = top + width;
      let from = top + begin;
      let cell = 0;
      for (let x = 0; x < width; x += 2) {
        const light = vignette[block++]!;
        const shine = glow[cell]!;
        const a = pixels[from]!;
        const b = pixels[from + step]!;
        const c = pixels[from + width]!;
        const d = pixels[from + width + step]!;
        const left = (x + shift) & MASK;
        const right = (x + 1 + shift) & MASK;
        let luma = (46 * (a & 255) + 158 * ((a >>> 8) & 255) + 16 * ((a >>> 16) & 255)) >> 8;
        luma = (light * (luma * 256 + shine * (255 - luma))) >> 16;
        out[top] = 16 + luma + grain[grainTop + left]!;
        luma = (46 * (b & 255) + 158 * ((b >>> 8) & 255) + 16 * ((b >>> 16) & 255)) >> 8;
        luma = (light * (luma * 256 + shine * (255 - luma))) >> 16;
        out[top + 1] = 16 + luma + grain[grainTop + right]!;
        luma = (46 * (c & 255) + 158 * ((c >>> 8) & 255) + 16 * ((c >>> 16) & 255)) >> 8;
        luma = (light * (luma * 256 + shine * (255 - luma))) >> 16;
        out[bottom] = 16 + luma + grain[grainBottom + left]!;
        luma = (46 * (d & 255) + 158 * ((d >>> 8) & 255) + 16 * ((d >>> 16) & 255)) >> 8;
        luma = (light * (luma * 256 + shine * (255 - luma))) >> 16;
        out[bottom + 1] = 16 + luma + grain[grainBottom + right]!;
        const redBlue = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
        const red = redBlue & 0xffff;
        const blue = redBlue >>> 16;
        const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255);
        const keep = 256 - shine;
        const chromaU = ((redU * red + greenU * green + blueU * blue) >> 18) - warmth;
        const chromaV = ((redV * red + greenV * green + blueV * blue) >> 18) + (warmth >> 1);
        out[u++] = 128 + ((light * (chromaU * keep + glow[cell + 1]! * 256)) >> 16);
        out[v++] = 128 + ((light * (chromaV * keep + glow[cell + 2]! * 256)) >> 16);
        top += 2;
        bottom += 2;
        from += step + step;
        cell += 3;
      }
    }
  };
}
