import { ONCE_ROUND } from '../math/easing.ts';

/** How a held camera wanders: shares of `reach` (any unit) and radians; repeats after 8 s. */
export function handheld(seconds: number, reach: number): { x: number; y: number; turn: number } {
  const wave = (rounds: number, phase: number) => Math.sin(seconds * ONCE_ROUND * rounds + phase);
  return {
    x: reach * (0.6 * wave(2, 0.4) + 0.4 * wave(5, 2)),
    y: reach * (0.6 * wave(3, 1) + 0.4 * wave(7, 0.3)),
    turn: 0.012 * wave(2, 2.1) + 0.006 * wave(5, 0.7),
  };
}
