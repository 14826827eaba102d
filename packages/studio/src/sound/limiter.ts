import { SAMPLE_RATE } from '../settings.ts';

/** How long before a peak the sound begins to step back, in seconds: too short clicks, too long pumps. */
const LOOK_AHEAD = 0.004;

/**
 * Both channels at most `ceiling` loud: around each peak the sound steps back and comes again
 * smoothly. Bending each sample by itself costs no look ahead, but its overtones make AAC overshoot
 * by half.
 */
export function limit(
  left: Float32Array,
  right: Float32Array,
  ceiling: number,
): { left: Float32Array; right: Float32Array } {
  const reach = Math.round(LOOK_AHEAD * SAMPLE_RATE);
  const needed = left.map((value, i) =>
    Math.min(1, ceiling / Math.max(Math.abs(value), Math.abs(right[i]!), 1e-9)),
  );
  const gain = average(lowest(needed, reach), reach);
  return {
    left: left.map((value, i) => value * gain[i]!),
    right: right.map((value, i) => value * gain[i]!),
  };
}

/** The lowest value within `reach` samples to both sides, by a queue of candidates. */
function lowest(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const middle = i - reach;
    if (middle < 0) continue;
    while (queue[head]! < middle - reach) head++;
    out[middle] = values[queue[head]!]!;
  }
  return out;
}

/** The mean over `reach` samples to both sides; never above the lowest of a window as wide. */
function average(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  let sum = 0;
  let count = 0;
  for (let i = -reach; i < values.length; i++) {
    const enters = i + reach;
    const leaves = i - reach - 1;
    if (enters < values.length) {
      sum += values[enters]!;
      count++;
    }
    if (leaves >= 0) {
      sum -= values[leaves]!;
      count--;
    }
    if (i >= 0) out[i] = sum / count;
  }
  return out;
}
