import { SAMPLE_RATE } from '../../engine/settings.ts';
import { TURN } from '../math/easing.ts';
import { add, bell, type Track } from './instruments.ts';
import { bandNoise } from './noise.ts';

/**
 * Sounds of things, as a foley artist makes them. `at` and `seconds` are in seconds, `level` is 1
 * for a sound that belongs to the foreground. Where they come from is left to chance.
 */

function somewhere(track: Track): number {
  return 0.3 + 0.4 * track.random();
}

/** A tone that falls or rises from one pitch to another while it dies out. */
function drop(track: Track, at: number, from: number, to: number, decay: number, level: number) {
  let phase = 0;
  add(track, at, 5 / decay, somewhere(track), (t) => {
    phase += (TURN * (to + (from - to) * Math.exp(-t * decay * 1.4))) / SAMPLE_RATE;
    return level * Math.sin(phase) * Math.exp(-t * decay) * Math.min(1, t * 900);
  });
}

function tick(track: Track, at: number, pitch: number, decay: number, level: number, width = 0.5) {
  const loud = (t: number) => level * Math.exp(-t * decay);
  bandNoise(track, at, 5 / decay, somewhere(track), pitch, width, loud);
}

/** A knuckle or a blade on wood. */
export function knock(track: Track, at: number, level: number) {
  drop(track, at, 420, 190, 34, 0.5 * level);
  tick(track, at, 1900, 150, 0.35 * level);
}

/** A crisp thing breaks: an apple, a carrot, a twig. */
export function snap(track: Track, at: number, level: number) {
  tick(track, at, 3400, 120, 0.9 * level);
  tick(track, at + 0.012, 1500, 70, 0.6 * level);
  for (let i = 0; i < 7; i++)
    tick(track, at + 0.02 + track.random() * 0.1, 1200 + track.random() * 3600, 160, 0.3 * level);
}

/** Soft wet flesh is pressed. */
export function squish(track: Track, at: number, level: number) {
  const pitch = (t: number) => 500 + 1600 * Math.sin(Math.PI * Math.min(1, t / 0.3)) ** 2;
  const loud = (t: number) =>
    0.5 * level * Math.sin(Math.PI * Math.min(1, t / 0.34)) * (0.6 + 0.4 * Math.sin(t * 170));
  bandNoise(track, at, 0.34, somewhere(track), pitch, 0.35, loud);
  drop(track, at + 0.08, 300, 620, 22, 0.22 * level);
}

/** One drop falls into water. */
export function drip(track: Track, at: number, level: number) {
  const pitch = 620 + track.random() * 900;
  drop(track, at, pitch, pitch * 1.9, 30, 0.4 * level);
}

/** A splash, with the drops that come after. */
export function splash(track: Track, at: number, level: number) {
  const pitch = (t: number) => 2600 * Math.exp(-t * 2.2) + 500;
  const loud = (t: number) => 0.55 * level * Math.min(1, t * 60) * Math.exp(-t * 6);
  bandNoise(track, at, 0.9, 0.5, pitch, 1.2, loud);
  for (let i = 0; i < 22; i++) drip(track, at + 0.06 + track.random() ** 1.4 * 0.9, 0.4 * level);
}

/** Something is poured for a while; the vessel fills, so the pitch climbs. */
export function pour(track: Track, at: number, seconds: number, level: number) {
  const loud = (t: number) => 0.3 * level * Math.min(1, t * 8, (seconds - t) * 6);
  bandNoise(track, at, seconds, 0.5, (t) => 700 + (900 * t) / seconds, 0.9, loud);
  for (let t = 0.05; t < seconds; t += 0.03 + track.random() * 0.04) {
    const pitch = 380 + (520 * t) / seconds + track.random() * 260;
    drop(track, at + t, pitch, pitch * 1.5, 36, 0.13 * level);
  }
}

/** Cloth or paper is torn. */
export function rip(track: Track, at: number, level: number) {
  for (let i = 0; i < 46; i++) {
    const share = i / 46;
    tick(track, at + share * 0.5, 1600 + 2600 * share, 210, (0.25 + 0.25 * share) * level, 0.8);
  }
}

/** A spring, or somebody who bounces. */
export function boing(track: Track, at: number, level: number) {
  let phase = 0;
  add(track, at, 0.6, 0.5, (t) => {
    phase += (TURN * (180 + 260 * t + 60 * Math.sin(t * 58) * Math.exp(-t * 4))) / SAMPLE_RATE;
    return 0.3 * level * (Math.sin(phase) + 0.3 * Math.sin(phase * 2)) * Math.exp(-t * 6);
  });
}

/** A cork, a bubble, something that is suddenly there. */
export function pop(track: Track, at: number, level: number) {
  drop(track, at, 320, 1100, 45, 0.55 * level);
  tick(track, at, 2400, 200, 0.2 * level);
}

/** A foot is set down. */
export function step(track: Track, at: number, level: number) {
  drop(track, at, 130, 70, 38, 0.5 * level);
  tick(track, at + 0.01, 900, 60, 0.16 * level, 1);
}

/** Breath goes in and out once. */
export function breath(track: Track, at: number, seconds: number, level: number) {
  const pitch = (t: number) => 900 + 900 * Math.sin((Math.PI * t) / seconds);
  const loud = (t: number) =>
    0.22 * level * Math.sin((TURN * t) / seconds) ** 2 * (t < seconds / 2 ? 0.7 : 1);
  bandNoise(track, at, seconds, 0.5, pitch, 0.8, loud);
}

/** Something fries. */
export function sizzle(track: Track, at: number, seconds: number, level: number) {
  const loud = (t: number) =>
    0.16 * level * Math.min(1, t * 6, (seconds - t) * 3) * (0.7 + 0.3 * Math.sin(t * 37));
  bandNoise(track, at, seconds, 0.5, 6200, 1.4, loud);
  crackle(track, at, seconds, 0.6 * level);
}

/** Fire, honeycomb, ice, fizzing: many little ticks. */
export function crackle(track: Track, at: number, seconds: number, level: number) {
  for (let t = 0; t < seconds; t += 0.012 + track.random() ** 2 * 0.09) {
    const pitch = 1500 + track.random() * 5000;
    tick(track, at + t, pitch, 240, (0.08 + 0.3 * track.random() ** 3) * level);
  }
}

/** Fairy dust: little bells that climb. */
export function sparkle(track: Track, at: number, level: number) {
  for (let i = 0; i < 10; i++) {
    const pitch = 1320 * 2 ** ((i * 3 + (i % 2)) / 12);
    bell(track, at + i * 0.055, pitch, 0.045 * level, track.random());
  }
}

/** Many hands. */
export function applause(track: Track, at: number, seconds: number, level: number) {
  for (let t = 0; t < seconds; t += 0.006 + track.random() * 0.012) {
    const swell = Math.min(1, (t / seconds) * 5, ((seconds - t) / seconds) * 3);
    const pitch = () => 900 + track.random() * 900;
    const loud = (age: number) => 0.3 * level * swell * Math.exp(-age * 130);
    bandNoise(track, at + t, 0.03, track.random(), pitch, 0.9, loud);
  }
}

/** A crowd is happy: many voices on an open vowel. */
export function cheer(track: Track, at: number, seconds: number, level: number) {
  for (let i = 0; i < 14; i++) {
    const pitch = 210 + track.random() * 380;
    const late = track.random() * 0.3;
    let phase = track.random();
    add(track, at + late, seconds - late, track.random(), (t) => {
      const share = t / (seconds - late);
      phase +=
        (pitch * (1 + 0.12 * Math.sin(Math.PI * share)) * (1 + 0.01 * Math.sin(t * 31))) /
        SAMPLE_RATE;
      const wave = 2 * (phase - Math.floor(phase)) - 1;
      return 0.035 * level * wave * Math.sqrt(Math.max(0, Math.sin(Math.PI * share)));
    });
  }
  const loud = (t: number) => 0.16 * level * Math.sin((Math.PI * t) / seconds);
  bandNoise(track, at, seconds, 0.5, 1100, 1.2, loud);
}

/** Wood or rope under strain. */
export function creak(track: Track, at: number, level: number) {
  for (let i = 0; i < 24; i++)
    tick(track, at + (i / 24) ** 0.8 * 0.55, 700 + 500 * Math.sin(i * 0.4), 90, 0.22 * level, 0.2);
}

/** Glass or china is touched. */
export function clink(track: Track, at: number, level: number) {
  for (const [i, pitch] of [2350, 3910, 5620].entries()) {
    const own = pitch * (0.97 + 0.06 * track.random());
    bell(track, at + i * 0.004, own, (0.16 * level) / (i + 1), 0.5);
  }
}
