import { SAMPLE_RATE } from '../settings.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The ear's weighting of ITU-R BS.1770 at 48 kHz: a shelf for the head, then a high pass. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];
/** Blocks of 0.4 s, each beginning a quarter of a block after the one before. */
const STEP = Math.round(SAMPLE_RATE * 0.1);
const STEPS_PER_BLOCK = 4;

/**
 * Adds the weighed energy of each step of a channel to `energies`. Both filters stand in the one
 * loop: as functions of their own they take twice as long, and mastering measures up to six times.
 */
function gather(channel: Float32Array, energies: Float64Array) {
  const [b0, b1, b2, a1, a2] = SHELF;
  const [c0, c1, c2, d1, d2] = HIGH_PASS;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < energies.length; step++) {
    let sum = 0;
    for (let i = step * STEP; i < (step + 1) * STEP; i++) {
      const x = channel[i]!;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = c0 * y + c1 * y1 + c2 * y2 - d1 * z1 - d2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    energies[step]! += sum;
  }
}

/** Loudness of a stereo sound in LUFS, quiet parts (10 LU below the rest) left out. */
export function loudness(left: Float32Array, right: Float32Array): number {
  const energies = new Float64Array(Math.floor(left.length / STEP));
  gather(left, energies);
  gather(right, energies);
  const powers: number[] = [];
  for (let from = 0; from + STEPS_PER_BLOCK <= energies.length; from++) {
    const block = energies.subarray(from, from + STEPS_PER_BLOCK);
    powers.push(block.reduce((a, b) => a + b, 0) / (STEP * STEPS_PER_BLOCK));
  }
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  const audible = powers.filter((power) => power > 1e-7);
  const gate = mean(audible) / 10;
  return -0.691 + 10 * Math.log10(mean(audible.filter((power) => power > gate)) + 1e-12);
}
