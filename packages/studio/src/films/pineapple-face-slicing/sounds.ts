import { TURN } from '../../kit/math/easing.ts';
import { cheer, knock, rip, squish } from '../../kit/sound/foley.ts';
import { add, type Track } from '../../kit/sound/instruments.ts';
import { harmonics, SAW } from '../../kit/sound/partial.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

/** One open chord of an overdriven guitar, `seconds` long. */
function guitar(track: Track, at: number, seconds: number, level: number) {
  for (const [i, pitch] of [82.4, 123.5, 164.8, 246.9].entries()) {
    add(track, at + i * 0.012, seconds, 0.35 + 0.1 * i, (t) => {
      const swell = Math.min(1, t * 300) * Math.exp(-t * 1.1) * Math.min(1, (seconds - t) * 5);
      const string = harmonics(TURN * pitch * t, SAW);
      return level * swell * Math.tanh(string * 3.2);
    });
  }
}

export const sounds: SliceSounds = {
  speaker: { throat: 0.86, breath: 0.1, vibrato: 0.004, growl: 0.5 },
  cut(track, at) {
    knock(track, at, 1.6);
    rip(track, at + 0.03, 0.8);
    squish(track, at + 0.1, 0.5);
  },
  music: 'epic',
  around(track, { cutAt }) {
    cheer(track, 0, 1.9, 0.3);
    cheer(track, cutAt + 0.35, 4, 0.9);
    guitar(track, cutAt + 0.3, 3.4, 0.1);
  },
};
