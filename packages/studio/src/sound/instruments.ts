import type { Random } from '../parts/random.ts';
import { SAMPLE_RATE } from '../settings.ts';

/** Two channels of samples being filled. Times in seconds, pitch in hertz, pan from 0 (left) to 1. */
export type Track = { left: Float32Array; right: Float32Array; random: Random };

const TURN = Math.PI * 2;

/** Adds `seconds` of a sound, given as a function of its own time, starting at `start`. */
export function add(
  track: Track,
  start: number,
  seconds: number,
  pan: number,
  wave: (t: number) => number,
) {
  const from = Math.max(0, Math.round(start * SAMPLE_RATE));
  const to = Math.min(track.left.length, Math.round((start + seconds) * SAMPLE_RATE));
  for (let i = from; i < to; i++) {
    const value = wave((i - from) / SAMPLE_RATE);
    track.left[i]! += value * (1 - pan);
    track.right[i]! += value * pan;
  }
}

/** A wooden bar, as of a marimba. */
export function marimba(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 0.8, pan, (t) => {
    const body = Math.sin(TURN * pitch * t) * Math.exp(-t * 6.5);
    const knock = Math.sin(TURN * pitch * 3.93 * t) * Math.exp(-t * 17) * 0.32;
    return level * (body + knock) * Math.min(1, t * 900);
  });
}

/** A small bell. */
export function bell(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 1.6, pan, (t) => {
    const a = Math.sin(TURN * pitch * t) * Math.exp(-t * 3);
    const b = Math.sin(TURN * pitch * 2.76 * t) * Math.exp(-t * 5.5) * 0.45;
    const c = Math.sin(TURN * pitch * 5.4 * t) * Math.exp(-t * 9) * 0.2;
    return level * (a + b + c) * Math.min(1, t * 700);
  });
}

/** A soft plucked bass note. */
export function bass(track: Track, start: number, pitch: number, level: number) {
  add(track, start, 0.55, 0.5, (t) => {
    const tone =
      Math.sin(TURN * pitch * t) + 0.3 * Math.sin(TURN * pitch * 2 * t) * Math.exp(-t * 9);
    return level * tone * Math.exp(-t * 4.5) * Math.min(1, t * 300);
  });
}

/** A held chord of soft voices. */
export function pad(
  track: Track,
  start: number,
  seconds: number,
  pitches: readonly number[],
  level: number,
) {
  for (const [i, pitch] of pitches.entries()) {
    add(track, start, seconds, 0.3 + 0.2 * i, (t) => {
      const swell = Math.min(1, t * 2, (seconds - t) * 2);
      return (
        level *
        swell *
        (Math.sin(TURN * pitch * t) +
          0.6 * Math.sin(TURN * pitch * 1.004 * t) +
          0.2 * Math.sin(TURN * pitch * 2 * t))
      );
    });
  }
}

/** A soft shaker or brush: filtered noise. */
export function shaker(track: Track, start: number, level: number, pan: number) {
  let last = 0;
  add(track, start, 0.09, pan, (t) => {
    const white = track.random() * 2 - 1;
    const high = white - last;
    last = white;
    return level * high * Math.exp(-t * 60);
  });
}

/** A little voice that slides from one pitch to another: giggles, gasps, coos. */
export function chirp(
  track: Track,
  start: number,
  seconds: number,
  from: number,
  to: number,
  level: number,
) {
  let phase = 0;
  add(track, start, seconds, 0.5, (t) => {
    const share = t / seconds;
    phase += (TURN * (from + (to - from) * share) * (1 + 0.02 * Math.sin(t * 40))) / SAMPLE_RATE;
    const shape = Math.sin(Math.PI * share) ** 0.7;
    return (
      level * shape * (Math.sin(phase) + 0.35 * Math.sin(phase * 2) + 0.16 * Math.sin(phase * 3))
    );
  });
}

/** The murmur of a quiet room. */
export function roomTone(track: Track, level: number) {
  let left = 0;
  let right = 0;
  for (let i = 0; i < track.left.length; i++) {
    left = left * 0.994 + (track.random() - 0.5) * 0.04;
    right = right * 0.994 + (track.random() - 0.5) * 0.04;
    track.left[i]! += left * level;
    track.right[i]! += right * level;
  }
}
