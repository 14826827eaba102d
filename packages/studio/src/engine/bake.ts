import { createCanvas, ImageData } from '@napi-rs/canvas';
import { type Casting, openShipped, sortBakes } from './shelf.ts';
import type { Bakes, Picture, Shader, Sprites } from './sprites.ts';
import type { Size } from './stage.ts';

/** Memory that all threads of one film bake in. */
export type BakeMemory = {
  drawn: SharedArrayBuffer;
  final: SharedArrayBuffer;
  state: SharedArrayBuffer;
};

const ROWS = 12;
/** Neighboring points whose colors are further apart than this (sum over channels) are shaded again, four times as fine. */
const EDGE = 80;

function bytes({ width, height }: Size): number {
  return width * height * 4;
}

export function createBakeMemory(bakes: Bakes, casting: Casting): BakeMemory {
  const { made } = sortBakes(bakes, casting);
  const size = Object.values(made).reduce((sum, bake) => sum + bytes(bake), 0);
  return {
    drawn: new SharedArrayBuffer(size),
    final: new SharedArrayBuffer(size),
    state: new SharedArrayBuffer(16),
  };
}

async function loadLooks(bakes: Bakes): Promise<Record<string, Picture>> {
  const loaded = Object.entries(bakes).map(async ([key, bake]) => {
    const { width, height } = bake;
    return [key, { ...('look' in bake ? await bake.look() : bake), width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

type Task = { bake: Picture; offset: number; from: number; to: number };

function listTasks(bakes: Record<string, Picture>): Task[] {
  const tasks: Task[] = [];
  let offset = 0;
  for (const bake of Object.values(bakes)) {
    const step = 'paint' in bake ? bake.height : ROWS;
    for (let from = 0; from < bake.height; from += step) {
      tasks.push({ bake, offset, from, to: Math.min(bake.height, from + step) });
    }
    offset += bytes(bake);
  }
  return tasks;
}

function drawTask({ bake, offset, from, to }: Task, memory: BakeMemory, step: number) {
  const out = new Uint8ClampedArray(memory.drawn, offset, bytes(bake));
  if ('paint' in bake) {
    const context = createCanvas(bake.width, bake.height).getContext('2d');
    bake.paint(context);
    out.set(context.getImageData(0, 0, bake.width, bake.height).data);
    return;
  }
  const color = new Float32Array(4);
  for (let y = from; y < to; y += step) {
    for (let x = 0; x < bake.width; x += step) {
      bake.shade(x + step / 2, y + step / 2, color);
      for (let row = y; row < Math.min(to, y + step); row++) {
        for (let column = x; column < Math.min(bake.width, x + step); column++) {
          out.set(color, (row * bake.width + column) * 4);
        }
      }
    }
  }
}

function differs(pixels: Uint8ClampedArray, at: number, other: number): boolean {
  let difference = 0;
  for (let c = 0; c < 4; c++) difference += Math.abs(pixels[at + c]! - pixels[other + c]!);
  return difference > EDGE;
}

function shadeFinely(shade: Shader, x: number, y: number, color: Float32Array, sum: Float32Array) {
  sum.fill(0);
  for (let i = 0; i < 4; i++) {
    shade(x + 0.25 + 0.5 * (i & 1), y + 0.25 + 0.5 * (i >> 1), color);
    const alpha = color[3]!;
    for (let c = 0; c < 3; c++) sum[c]! += color[c]! * alpha;
    sum[3]! += alpha;
  }
  const alpha = sum[3]!;
  for (let c = 0; c < 3; c++) color[c] = alpha ? sum[c]! / alpha : 0;
  color[3] = alpha / 4;
}

function finishTask({ bake, offset, from, to }: Task, memory: BakeMemory, casting: Casting) {
  const drawn = new Uint8ClampedArray(memory.drawn, offset, bytes(bake));
  const out = new Uint8ClampedArray(memory.final, offset, bytes(bake));
  const { width, height } = bake;
  out.set(drawn.subarray(from * width * 4, to * width * 4), from * width * 4);
  if ('paint' in bake || !bake.antialias || casting === 'draft') return;
  const color = new Float32Array(4);
  const sum = new Float32Array(4);
  for (let y = Math.max(1, from); y < Math.min(height - 1, to); y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 4;
      const rough =
        differs(drawn, at, at - 4) ||
        differs(drawn, at, at + 4) ||
        differs(drawn, at, at - width * 4) ||
        differs(drawn, at, at + width * 4);
      if (!rough) continue;
      shadeFinely(bake.shade, x, y, color, sum);
      out.set(color, at);
    }
  }
}

function waitForAll(state: Int32Array, index: number, threads: number) {
  const arrived = Atomics.add(state, index, 1) + 1;
  if (arrived === threads) Atomics.notify(state, index);
  for (let seen = arrived; seen < threads; seen = Atomics.load(state, index)) {
    Atomics.wait(state, index, seen);
  }
}

/** Pixels per shaded point of a draft; a divisor of ROWS. */
const DRAFT_STEP = 3;

/**
 * Bakes together with the other threads that share the memory (each must call this once), then
 * returns this thread's own canvases. Every pixel depends only on its place, so the number of
 * threads does not show. Loads the looks that are not shipped, then blocks the thread.
 */
export async function bakeTogether(
  bakes: Bakes,
  memory: BakeMemory,
  threads: number,
  casting: Casting,
): Promise<Sprites> {
  const { made, shipped } = sortBakes(bakes, casting);
  const state = new Int32Array(memory.state);
  const tasks = listTasks(await loadLooks(made));
  const run = (pass: number, work: (task: Task) => void) => {
    for (let next = Atomics.add(state, pass, 1); next < tasks.length; ) {
      work(tasks[next]!);
      next = Atomics.add(state, pass, 1);
    }
    waitForAll(state, pass + 2, threads);
  };
  run(0, (task) => drawTask(task, memory, casting === 'draft' ? DRAFT_STEP : 1));
  run(1, (task) => finishTask(task, memory, casting));
  return { ...unpack(made, memory), ...openShipped(shipped) };
}

function unpack(bakes: Bakes, memory: BakeMemory): Sprites {
  const sprites: Sprites = {};
  let offset = 0;
  for (const [name, bake] of Object.entries(bakes)) {
    const canvas = createCanvas(bake.width, bake.height);
    // ImageData refuses shared memory, so each thread copies.
    const pixels = new Uint8ClampedArray(bytes(bake));
    pixels.set(new Uint8ClampedArray(memory.final, offset, bytes(bake)));
    canvas.getContext('2d').putImageData(new ImageData(pixels, bake.width, bake.height), 0, 0);
    sprites[name] = canvas;
    offset += bytes(bake);
  }
  return sprites;
}
