import { createHash } from 'node:crypto';
import { chooseScene } from '../choose.ts';
import { bakeTogether, createBakeMemory } from '../engine/bake.ts';
import { frameMaker } from '../engine/frame.ts';
import { letGoOfPictures } from '../engine/let-go.ts';
import type { StudioRequest } from '../engine/request.ts';
import { frameBytes, frameSize, type Size } from '../engine/stage.ts';

/** A frame seen from afar: the mean color of each cell of a grid, as CIELAB. */
export type Glimpse = Float64Array;
type Lab = [lightness: number, a: number, b: number];
export type Shot = { frame: number; hash: string; glimpse: Glimpse };

/** Cells along the shorter side. */
const CELLS = 16;

/**
 * Draws frames of a film, in the order given, within this thread; its sprites are baked in their own
 * order or, as several threads might, in another.
 */
export async function shoot(
  request: StudioRequest,
  frames: readonly number[],
  baking: 'first to last' | 'last to first' = 'first to last',
): Promise<Shot[]> {
  const size = frameSize(request);
  const scene = await chooseScene(request);
  const order = Object.entries(scene.bakes);
  const bakes = baking === 'first to last' ? scene.bakes : Object.fromEntries(order.reverse());
  const sprites = await bakeTogether(bakes, createBakeMemory(bakes, 'shipped'), 1, 'shipped');
  const makeFrame = frameMaker(scene, sprites, size);
  const out = new Uint8Array(frameBytes(size));
  const shots: Shot[] = [];
  for (const frame of frames) {
    makeFrame(frame, out);
    const hash = createHash('sha256').update(out).digest('hex');
    shots.push({ frame, hash, glimpse: glimpseOf(out, size) });
    await letGoOfPictures();
  }
  return shots;
}

/** Sums of the I420 planes per cell, then their colors. */
function glimpseOf(frame: Uint8Array, { width, height }: Size): Glimpse {
  const cell = Math.floor(Math.min(width, height) / CELLS);
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const chroma = width * height;
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0; y < rows * cell; y += 2) {
    for (let x = 0; x < columns * cell; x += 2) {
      const at = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 4;
      const block = chroma + (y >> 1) * (width >> 1) + (x >> 1);
      sums[at]! += frame[y * width + x]!;
      sums[at + 1]! += frame[block]!;
      sums[at + 2]! += frame[block + (chroma >> 2)]!;
      sums[at + 3]! += 1;
    }
  }
  const glimpse = new Float64Array(columns * rows * 3);
  for (let i = 0; i < columns * rows; i++) {
    const count = sums[i * 4 + 3]!;
    const mean = [0, 1, 2].map((c) => sums[i * 4 + c]! / count) as [number, number, number];
    glimpse.set(labOf(...mean), i * 3);
  }
  return glimpse;
}

/** BT.709 limited-range Y'CbCr to CIELAB under D65. */
function labOf(y: number, u: number, v: number): Lab {
  const luma = (y - 16) / 219;
  const [cb, cr] = [(u - 128) / 224, (v - 128) / 224];
  const red = luma + 1.5748 * cr;
  const green = luma - 0.1873 * cb - 0.4681 * cr;
  const blue = luma + 1.8556 * cb;
  return labOfRgb(red, green, blue);
}

/** Channels from 0 to 1 to CIELAB under D65. */
function labOfRgb(...channels: [number, number, number]): Lab {
  const [red, green, blue] = channels.map((value) => Math.min(1, Math.max(0, value)) ** 2.2);
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const fx = f((0.4124 * red! + 0.3576 * green! + 0.1805 * blue!) / 0.9505);
  const fy = f(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!);
  const fz = f((0.0193 * red! + 0.1192 * green! + 0.9505 * blue!) / 1.089);
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** A color (#rrggbb) as CIELAB. */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOfRgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}

/** A cell of two glimpses of one picture: its middle in pixels, its two colors, and how far they differ. */
export type Cell = { x: number; y: number; before: Lab; after: Lab; delta: number };

export function compareCells(before: Glimpse, after: Glimpse, { width, height }: Size): Cell[] {
  const side = Math.floor(Math.min(width, height) / CELLS);
  const columns = Math.floor(width / side);
  const labAt = (glimpse: Glimpse, i: number) => [...glimpse.subarray(i * 3, i * 3 + 3)] as Lab;
  return Array.from({ length: before.length / 3 }, (_, i) => {
    const [one, other] = [labAt(before, i), labAt(after, i)];
    const delta = Math.hypot(...one.map((value, channel) => value - other[channel]!));
    const [x, y] = [((i % columns) + 0.5) * side, (Math.floor(i / columns) + 0.5) * side];
    return { x, y, before: one, after: other, delta };
  });
}

/** Mean color difference of two glimpses (CIE 1976 delta E); 2.3 is just to be noticed. */
export function distance(a: Glimpse, b: Glimpse): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 3)
    sum += Math.hypot(a[i]! - b[i]!, a[i + 1]! - b[i + 1]!, a[i + 2]! - b[i + 2]!);
  return sum / (a.length / 3);
}

/** Mean lightness (0 to 100). */
export function lightness(glimpse: Glimpse): number {
  let sum = 0;
  for (let i = 0; i < glimpse.length; i += 3) sum += glimpse[i]!;
  return sum / (glimpse.length / 3);
}
