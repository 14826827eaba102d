import { birds } from '../../kit/sound/ambience.ts';
import { snap, sparkle, squish } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    snap(track, at, 0.5);
    squish(track, at + 0.03, 0.5);
  },
  music: 'cozy',
  around(track, { at }) {
    birds(track, 0.9);
    sparkle(track, at.joy, 0.7);
  },
};
