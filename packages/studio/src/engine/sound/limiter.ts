import { SAMPLE_RATE } from '../settings.ts';

/** How long before a peak the sound begins to step back, in seconds: too short clicks, too long pumps. */
const LOOK_AHEAD = 0.004;

/**
 * Both channels `factor` times as loud, but at most `ceiling`: around each peak the sound steps back and comes again
 * smoothly. Bending each sample by itself costs no look ahead, but its overtones make AAC overshoot
 * by half.
 */
export function limitPeaks(
  left: Float32Array,
  right: Float32Array,
  factor: number,
  ceiling: number,
): { left: Float32Array; right: Float32Array } {
  const reach = Math.round(LOOK_AHEAD * SAMPLE_RATE);
  const most = new Float32Array(left.length);
  for (let i = 0; i < most.length; i++) {
    const peak = Math.max(Math.abs(left[i]!), Math.abs(right[i]!), 1e-9);
    most[i] = Math.min(factor, ceiling / peak);
  }
  const gain = average(lowest(most, reach), reach);
  return { left: multiply(left, gain), right: multiply(right, gain) };
}

function multiply(channel: Float32Array, gain: Float32Array): Float32Array {
  const out = new Float32Array(channel.length);
  for (let i = 0; i < out.length; i++) out[i] = channel[i]! * gain[i]!;
  return out;
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
