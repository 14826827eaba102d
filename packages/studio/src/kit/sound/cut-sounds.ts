import { TURN } from '../math/easing.ts';
import { add, bell, type Track } from './instruments.ts';
import { bandNoise, grain } from './noise.ts';

/** What it sounds like when a thing is cut. */
export type CutSound = 'glass' | 'soft' | 'airy' | 'juicy' | 'crisp';

/** Steel drawn through the air, with a ringing tail. */
export function shing(track: Track, start: number, level: number) {
  const blade = (t: number) => 2200 + 5600 * Math.min(1, t / 0.2);
  const loud = (t: number) => level * 0.3 * Math.min(1, t * 40) * Math.exp(-t * 9);
  bandNoise(track, start, 0.7, 0.6, blade, 0.3, loud);
  for (const [i, pitch] of [2790, 4140, 5580, 7320].entries()) {
    const ring = (t: number) =>
      level * 0.05 * Math.sin(TURN * pitch * t) * Math.exp(-t * 4.2) * Math.min(1, t * 60);
    add(track, start + 0.02, 1.2, 0.4 + i * 0.08, ring);
  }
}

/** A short whoosh. */
export function whoosh(track: Track, start: number, seconds: number, level: number) {
  const swell = (t: number) => Math.sin((Math.PI * t) / seconds);
  const loud = (t: number) => level * 0.35 * swell(t) ** 2;
  bandNoise(track, start, seconds, 0.5, (t) => 500 + 1500 * swell(t), 0.3, loud);
}

/** A soft blow. */
export function thud(track: Track, start: number, level: number) {
  const skin = (t: number) => level * Math.sin(TURN * (150 - 190 * t) * t) * Math.exp(-t * 17);
  add(track, start, 0.3, 0.5, skin);
}

function crunch(track: Track, start: number, level: number, grains: number, length: number) {
  for (let i = 0; i < grains; i++) {
    const at = start + track.random() ** 1.5 * length;
    const pitch = 900 + track.random() * 3600;
    const pan = 0.3 + 0.4 * track.random();
    grain(track, at, { seconds: 0.035, pan, pitch, level: level * 0.5, decay: 140 });
  }
}

function bubbles(track: Track, start: number, level: number, count: number) {
  for (let i = 0; i < count; i++) {
    const pitch = 420 + track.random() * 1700;
    const at = start + track.random() ** 1.3 * 1.1;
    const blob = (t: number) =>
      level * 0.16 * Math.sin(TURN * (pitch + pitch * 5 * t) * t) * Math.exp(-t * 60);
    add(track, at, 0.07, 0.25 + track.random() * 0.5, blob);
  }
}

/** The sound of the cut itself, by material. */
export const cuts: Record<CutSound, (track: Track, start: number) => void> = {
  crisp(track, start) {
    thud(track, start, 0.5);
    crunch(track, start, 0.8, 26, 0.22);
    bubbles(track, start + 0.06, 1, 44);
  },
  juicy(track, start) {
    thud(track, start, 0.45);
    crunch(track, start, 0.35, 12, 0.2);
    bubbles(track, start + 0.03, 1.1, 80);
  },
  glass(track, start) {
    crunch(track, start, 0.5, 18, 0.25);
    for (let i = 0; i < 26; i++) {
      const at = start + track.random() ** 1.6 * 0.9;
      const pitch = 1900 + track.random() * 3800;
      bell(track, at, pitch, 0.06 * (0.4 + track.random()), 0.2 + track.random() * 0.6);
    }
  },
  soft(track, start) {
    whoosh(track, start, 0.4, 1);
    thud(track, start + 0.05, 0.5);
    crunch(track, start, 0.22, 40, 0.4);
  },
  airy(track, start) {
    whoosh(track, start, 0.7, 1);
    whoosh(track, start + 0.3, 1.4, 0.45);
    bubbles(track, start + 0.3, 0.5, 40);
  },
};
