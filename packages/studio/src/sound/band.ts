import { add, type Track } from './instruments.ts';
import { bandNoise } from './noise.ts';

/** More instruments of the band. Times in seconds, pitch in hertz, pan from 0 (left) to 1. */

const TURN = Math.PI * 2;

/** Harmonics with their levels; the higher ones die out sooner. */
function tone(pitch: number, levels: readonly number[], decay: number) {
  return (t: number) => {
    let sum = 0;
    for (let i = 0; i < levels.length; i++)
      sum +=
        levels[i]! * Math.sin(TURN * pitch * (i + 1) * t) * Math.exp(-t * decay * (1 + i * 0.6));
    return sum;
  };
}

/** A ukulele's or a harp's string. */
export function pluck(track: Track, start: number, pitch: number, level: number, pan: number) {
  const string = tone(pitch, [1, 0.6, 0.42, 0.25, 0.16], 3.4);
  add(track, start, 1.1, pan, (t) => 0.7 * level * string(t) * Math.min(1, t * 600));
}

/** A soft electric piano. */
export function keys(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 1.9, pan, (t) => {
    const hammer = 0.9 * Math.exp(-t * 5) * Math.sin(TURN * pitch * 2 * t);
    const shake = 1 + 0.12 * Math.sin(t * 28);
    return (
      level *
      shake *
      Math.sin(TURN * pitch * t + hammer) *
      Math.exp(-t * 1.9) *
      Math.min(1, t * 250)
    );
  });
}

/** A felt piano. */
export function piano(track: Track, start: number, pitch: number, level: number, pan: number) {
  const string = tone(pitch, [1, 0.5, 0.22, 0.12], 1.7);
  add(track, start, 2.2, pan, (t) => 0.8 * level * string(t) * Math.min(1, t * 320));
}

/** Bowed strings, several players a little apart. */
export function strings(
  track: Track,
  start: number,
  seconds: number,
  pitch: number,
  level: number,
  pan: number,
) {
  for (const [detune, lag] of [
    [0.9965, 0],
    [1, 0.4],
    [1.0042, 0.9],
  ] as const) {
    add(track, start, seconds, pan, (t) => {
      const sway = 0.004 * Math.sin(TURN * 5.1 * t + lag * 7) * Math.min(1, t * 2);
      const phase = TURN * pitch * detune * t + (pitch / 5.1) * sway + lag;
      const bow = Math.min(1, t * 5, (seconds - t) * 5);
      return (
        0.4 *
        level *
        bow *
        (Math.sin(phase) +
          0.5 * Math.sin(2 * phase) +
          0.33 * Math.sin(3 * phase) +
          0.2 * Math.sin(4 * phase) +
          0.12 * Math.sin(5 * phase))
      );
    });
  }
}

/** A steel drum. */
export function steelpan(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 0.9, pan, (t) => {
    const shine = 1.4 * Math.exp(-t * 9) * Math.sin(TURN * pitch * 2.01 * t);
    return level * Math.sin(TURN * pitch * t + shine) * Math.exp(-t * 4.6) * Math.min(1, t * 500);
  });
}

/** A synthesizer's short chord note. */
export function stab(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 0.22, pan, (t) => {
    let wave = 0;
    for (let i = 1; i <= 6; i++) wave += Math.sin(TURN * pitch * i * t) / i;
    return 0.6 * level * wave * Math.exp(-t * 14) * Math.min(1, t * 400);
  });
}

export function kick(track: Track, start: number, level: number) {
  let phase = 0;
  add(track, start, 0.32, 0.5, (t) => {
    phase += (TURN * (48 + 120 * Math.exp(-t * 32))) / 48_000;
    return level * Math.sin(phase) * Math.exp(-t * 11);
  });
}

export function snare(track: Track, start: number, level: number) {
  bandNoise(
    track,
    start,
    0.22,
    0.5,
    () => 1900,
    (t) => 0.5 * level * Math.exp(-t * 24),
    1.3,
  );
  add(track, start, 0.12, 0.5, (t) => 0.35 * level * Math.sin(TURN * 185 * t) * Math.exp(-t * 30));
}

export function hat(track: Track, start: number, level: number) {
  bandNoise(
    track,
    start,
    0.07,
    0.6,
    () => 8600,
    (t) => 0.5 * level * Math.exp(-t * 70),
    1.2,
  );
}

/** A kettledrum. */
export function timpani(track: Track, start: number, pitch: number, level: number) {
  add(
    track,
    start,
    1.4,
    0.45,
    (t) =>
      level *
      (Math.sin(TURN * pitch * t) + 0.5 * Math.sin(TURN * pitch * 1.5 * t) * Math.exp(-t * 4)) *
      Math.exp(-t * 3.2) *
      Math.min(1, t * 500),
  );
}
