import { VIDEO_SECONDS } from '@shortcake/contract/video';

/** A full turn, in radians. */
export const TURN = Math.PI * 2;

/** One full turn in the length of the film: radians a second. */
export const ONCE_ROUND = TURN / VIDEO_SECONDS;

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to`, smooth between; `from` may be the larger of the two. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export function easeOut(share: number): number {
  return 1 - (1 - clamp(share)) ** 3;
}

export function easeInOut(share: number): number {
  const x = clamp(share);
  return x < 0.5 ? 4 * x * x * x : 1 - (2 - 2 * x) ** 3 / 2;
}

/** Arrives with a little overshoot. */
export function easeBack(share: number): number {
  const x = clamp(share) - 1;
  return 1 + 2.7 * x * x * x + 1.7 * x * x;
}

/** A spring let go at 0: starts at 1, swings around 0, dies out. */
export function spring(seconds: number, frequency: number, damping: number): number {
  if (seconds < 0) return 0;
  return Math.exp(-damping * seconds) * Math.cos(seconds * frequency * TURN);
}

/** Rises and falls once between the two moments, 0 outside. */
export function pulse(from: number, to: number, seconds: number): number {
  return Math.sin(clamp((seconds - from) / (to - from)) * Math.PI);
}
