import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { TURN } from '../math/easing.ts';
import { add, chirp, type Track } from './instruments.ts';
import { bandNoise, grain } from './noise.ts';

/** Places heard through a whole film; `level` is 1 for a place that is clearly there. */

/** A wash of noise whose strength and color breathe slowly; all periods divide the film. */
function wash(
  track: Track,
  pitch: number,
  width: number,
  level: number,
  rounds: number,
  depth: number,
) {
  const pace = (TURN * rounds) / VIDEO_SECONDS;
  for (const pan of [0.15, 0.85]) {
    const tide = (t: number) => Math.sin(pace * t + pan * 3);
    const middle = (t: number) => pitch * (1 + 0.4 * depth * tide(t));
    const loud = (t: number) => level * (1 - depth * (0.5 - 0.5 * tide(t)));
    bandNoise(track, 0, VIDEO_SECONDS, pan, middle, width, loud);
  }
}

function now(track: Track, each: number, play: (at: number) => void) {
  const gap = () => each * (0.4 + track.random());
  for (let at = track.random() * each; at < VIDEO_SECONDS - 0.4; at += gap()) play(at);
}

export function rain(track: Track, level: number) {
  wash(track, 5200, 1.5, 0.07 * level, 1, 0.2);
  now(track, 0.035, (at) => {
    const pitch = 1800 + track.random() * 4200;
    grain(track, at, {
      seconds: 0.02,
      pan: track.random(),
      pitch,
      level: 0.12 * level,
      decay: 260,
    });
  });
}

export function wind(track: Track, level: number) {
  wash(track, 520, 0.35, 0.16 * level, 2, 0.7);
  wash(track, 1150, 0.25, 0.06 * level, 3, 0.8);
}

export function birds(track: Track, level: number) {
  now(track, 0.9, (at) => {
    const pitch = 2300 + track.random() * 1900;
    for (let i = 0; i < 2 + track.random() * 4; i++)
      chirp(track, at + i * 0.12, 0.08, pitch, pitch * (1.1 + 0.3 * track.random()), 0.05 * level);
  });
}

export function waves(track: Track, level: number) {
  wash(track, 750, 1.3, 0.2 * level, 2, 0.85);
  wash(track, 3800, 1.4, 0.05 * level, 2, 0.9);
}

export function crickets(track: Track, level: number) {
  for (const [pitch, pan, pace] of [
    [4300, 0.2, 15],
    [4720, 0.8, 13],
  ] as const)
    add(track, 0, VIDEO_SECONDS, pan, (t) => {
      const trill =
        Math.max(0, Math.sin(t * pace * 6.283)) ** 2 * Math.max(0, Math.sin(t * 2.356 + pan));
      return 0.03 * level * trill * Math.sin(6.283 * pitch * t);
    });
}

export function fire(track: Track, level: number) {
  wash(track, 260, 0.9, 0.14 * level, 3, 0.4);
  now(track, 0.09, (at) => {
    const pitch = 900 + track.random() * 3800;
    const loud = track.random() ** 3;
    const own = 0.5 * loud * level;
    grain(track, at, { seconds: 0.03, pan: track.random(), pitch, level: own, decay: 190 });
  });
}

/** Talk too far away to be understood. */
function murmur(track: Track, level: number) {
  now(track, 0.07, (at) => {
    const pitch = 380 + track.random() * 700;
    const loud = (t: number) => 0.1 * level * Math.sin((Math.PI * t) / 0.16);
    bandNoise(track, at, 0.16, track.random(), pitch, 0.25, loud);
  });
}

export function cafe(track: Track, level: number) {
  murmur(track, level);
  now(track, 1.1, (at) => {
    const pitch = 2600 + track.random() * 1800;
    const clink = (t: number) => 0.03 * level * Math.sin(6.283 * pitch * t) * Math.exp(-t * 14);
    add(track, at, 0.4, track.random(), clink);
  });
}

export function city(track: Track, level: number) {
  wash(track, 170, 0.9, 0.26 * level, 1, 0.5);
  wash(track, 900, 1.2, 0.05 * level, 2, 0.6);
  murmur(track, 0.4 * level);
}

export function forest(track: Track, level: number) {
  wash(track, 2400, 1.4, 0.035 * level, 2, 0.6);
  birds(track, level);
}

/** The quiet of a room. */
export function room(track: Track, level: number) {
  wash(track, 210, 1.2, 0.07 * level, 1, 0.2);
}
