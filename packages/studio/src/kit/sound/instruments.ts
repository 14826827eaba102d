import type { Random } from '../../engine/random.ts';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { TURN } from '../math/easing.ts';
import { harmonics, partial } from './partial.ts';

/** Two channels of samples being filled. Times in seconds, pitch in hertz, pan from 0 (left) to 1. */
export type Track = { left: Float32Array; right: Float32Array; random: Random };

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
  const body = partial(pitch, 6.5);
  const knock = partial(pitch * 3.93, 17);
  add(track, start, 0.8, pan, (t) => level * (body() + 0.32 * knock()) * Math.min(1, t * 900));
}

/** A small bell. */
export function bell(track: Track, start: number, pitch: number, level: number, pan: number) {
  const hum = partial(pitch, 3);
  const tierce = partial(pitch * 2.76, 5.5);
  const shine = partial(pitch * 5.4, 9);
  const ring = () => hum() + 0.45 * tierce() + 0.2 * shine();
  add(track, start, 1.6, pan, (t) => level * ring() * Math.min(1, t * 700));
}

/** A soft plucked bass note. */
export function bass(track: Track, start: number, pitch: number, level: number) {
  const string = partial(pitch, 4.5);
  const pluck = partial(pitch * 2, 13.5);
  add(track, start, 0.55, 0.5, (t) => level * (string() + 0.3 * pluck()) * Math.min(1, t * 300));
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
    const voice = partial(pitch);
    const second = partial(pitch * 1.004);
    const octave = partial(pitch * 2);
    add(track, start, seconds, 0.3 + 0.2 * i, (t) => {
      const swell = Math.min(1, t * 2, (seconds - t) * 2);
      return level * swell * (voice() + 0.6 * second() + 0.2 * octave());
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

const CHIRP = [1, 0.35, 0.16];

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
    return level * shape * harmonics(phase, CHIRP);
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
