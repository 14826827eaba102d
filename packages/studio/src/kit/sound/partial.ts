import { SAMPLE_RATE } from '../../engine/settings.ts';
import { TURN } from '../math/easing.ts';

/**
 * A sine that dies out, as the resonator y[n] = 2 r cos(w) y[n-1] - r² y[n-2]: each call gives its
 * next sample, the first at time 0. Pitch in hertz, `decay` in e-foldings per second, `phase` in
 * radians. The same as Math.sin times Math.exp of the time, without calling either per sample.
 */
export function partial(pitch: number, decay = 0, phase = 0): () => number {
  const turn = (TURN * pitch) / SAMPLE_RATE;
  const shrink = Math.exp(-decay / SAMPLE_RATE);
  const again = 2 * shrink * Math.cos(turn);
  const before = shrink * shrink;
  let last = Math.sin(phase - turn) / shrink;
  let older = Math.sin(phase - 2 * turn) / before;
  return () => {
    const next = again * last - before * older;
    older = last;
    last = next;
    return next;
  };
}

/** Levels of the first harmonics of a saw's wave. */
export const SAW = [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6] as const;

/** The sum of the sines of 1, 2, 3 ... times an angle in radians, each with its level. */
export function harmonics(angle: number, levels: readonly number[]): number {
  const twice = 2 * Math.cos(angle);
  let older = 0;
  let sine = Math.sin(angle);
  let sum = 0;
  for (let i = 0; i < levels.length; i++) {
    sum += levels[i]! * sine;
    const next = twice * sine - older;
    older = sine;
    sine = next;
  }
  return sum;
}
