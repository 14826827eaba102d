import { birds } from '../../kit/sound/ambience.ts';
import { boing, breath, drip, rip, sizzle, squish } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { SOUR, SWEET } from './times.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    rip(track, at, 0.9);
    squish(track, at + 0.08, 0.6);
    sizzle(track, at + 0.1, 0.9, 0.5);
  },
  music: 'playful',
  around(track) {
    birds(track, 0.5);
    breath(track, 0.28, 0.2, 0.7);
    drip(track, SOUR, 1);
    boing(track, SWEET, 0.7);
  },
};
