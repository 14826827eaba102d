import { SAMPLE_RATE } from '../../engine/settings.ts';
import { TURN } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { add, type Track } from './instruments.ts';
import { bandNoise } from './noise.ts';
import { harmonics, partial, SAW } from './partial.ts';

/** More instruments of the band. Times in seconds, pitch in hertz, pan from 0 (left) to 1. */

/** Harmonics with their levels; the higher ones die out sooner. */
function tone(pitch: number, levels: readonly number[], decay: number) {
  const partials = levels.map((_, i) => partial(pitch * (i + 1), decay * (1 + i * 0.6)));
  return () => {
    let sum = 0;
    for (let i = 0; i < levels.length; i++) sum += levels[i]! * partials[i]!();
    return sum;
  };
}

/** A ukulele's or a harp's string. */
export function pluck(track: Track, start: number, pitch: number, level: number, pan: number) {
  const string = tone(pitch, [1, 0.6, 0.42, 0.25, 0.16], 3.4);
  add(track, start, 1.1, pan, (t) => 0.7 * level * string() * Math.min(1, t * 600));
}

/** A soft electric piano. */
export function keys(track: Track, start: number, pitch: number, level: number, pan: number) {
  const hammer = partial(pitch * 2, 5);
  const tremolo = partial(4.5);
  add(track, start, 1.9, pan, (t) => {
    const tine = Math.sin(TURN * pitch * t + 0.9 * hammer()) * Math.exp(-t * 1.9);
    return level * (1 + 0.12 * tremolo()) * tine * Math.min(1, t * 250);
  });
}

/** A felt piano. */
export function piano(track: Track, start: number, pitch: number, level: number, pan: number) {
  const string = tone(pitch, [1, 0.5, 0.22, 0.12], 1.7);
  add(track, start, 2.2, pan, (t) => 0.8 * level * string() * Math.min(1, t * 320));
}

const BOWED = [1, 0.5, 0.33, 0.2, 0.12];

/** Bowed strings, several players a little apart. */
export function strings(
  track: Track,
  start: number,
  seconds: number,
  pitch: number,
  level: number,
  pan: number,
) {
  for (const [detune, lag] of rows(2, [0.9965, 0, 1, 0.4, 1.0042, 0.9])) {
    const vibrato = partial(5.1, 0, lag * 7);
    add(track, start, seconds, pan, (t) => {
      const sway = 0.004 * vibrato() * Math.min(1, t * 2);
      const phase = TURN * pitch * detune * t + (pitch / 5.1) * sway + lag;
      const bow = Math.min(1, t * 5, (seconds - t) * 5);
      return 0.4 * level * bow * harmonics(phase, BOWED);
    });
  }
}

/** A steel drum. */
export function steelpan(track: Track, start: number, pitch: number, level: number, pan: number) {
  const shine = partial(pitch * 2.01, 9);
  add(track, start, 0.9, pan, (t) => {
    const steel = Math.sin(TURN * pitch * t + 1.4 * shine()) * Math.exp(-t * 4.6);
    return level * steel * Math.min(1, t * 500);
  });
}

/** A synthesizer's short chord note. */
export function stab(track: Track, start: number, pitch: number, level: number, pan: number) {
  add(track, start, 0.22, pan, (t) => {
    const wave = harmonics(TURN * pitch * t, SAW);
    return 0.6 * level * wave * Math.exp(-t * 14) * Math.min(1, t * 400);
  });
}

export function kick(track: Track, start: number, level: number) {
  let phase = 0;
  add(track, start, 0.32, 0.5, (t) => {
    phase += (TURN * (48 + 120 * Math.exp(-t * 32))) / SAMPLE_RATE;
    return level * Math.sin(phase) * Math.exp(-t * 11);
  });
}

export function snare(track: Track, start: number, level: number) {
  bandNoise(track, start, 0.22, 0.5, 1900, 1.3, (t) => 0.5 * level * Math.exp(-t * 24));
  add(track, start, 0.12, 0.5, (t) => 0.35 * level * Math.sin(TURN * 185 * t) * Math.exp(-t * 30));
}

export function hat(track: Track, start: number, level: number) {
  bandNoise(track, start, 0.07, 0.6, 8600, 1.2, (t) => 0.5 * level * Math.exp(-t * 70));
}

/** A kettledrum. */
export function timpani(track: Track, start: number, pitch: number, level: number) {
  const skin = partial(pitch, 3.2);
  const fifth = partial(pitch * 1.5, 7.2);
  add(track, start, 1.4, 0.45, (t) => level * (skin() + 0.5 * fifth()) * Math.min(1, t * 500));
}
