import { SAMPLE_RATE } from '../settings.ts';

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The ear's weighting of ITU-R BS.1770 at 48 kHz: a shelf for the head, then a high pass. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const HIGH_PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function weigh(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

/** Loudness of a stereo sound in LUFS, quiet parts (10 LU below the rest) left out. */
export function loudness(left: Float32Array, right: Float32Array): number {
  const weighed = [left, right].map((channel) => weigh(weigh(channel, SHELF), HIGH_PASS));
  const block = Math.round(SAMPLE_RATE * 0.4);
  const powers: number[] = [];
  for (let from = 0; from + block <= left.length; from += block / 4) {
    let sum = 0;
    for (const channel of weighed)
      for (let i = from; i < from + block; i++) sum += channel[i]! * channel[i]!;
    powers.push(sum / block);
  }
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  const audible = powers.filter((power) => power > 1e-7);
  const gate = mean(audible) / 10;
  return -0.691 + 10 * Math.log10(mean(audible.filter((power) => power > gate)) + 1e-12);
}
