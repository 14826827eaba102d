import { room } from '../../kit/sound/ambience.ts';
import { clink, pop, snap, sparkle } from '../../kit/sound/foley.ts';
import { shaker } from '../../kit/sound/instruments.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    snap(track, at, 1.3);
    snap(track, at + 0.06, 0.8);
  },
  music: 'disco',
  around(track, { random, at, cutAt }) {
    room(track, 0.8);
    for (let i = 0; i < 6; i++) clink(track, 0.5 + i * 0.28, 0.12);
    for (let i = 0; i < 9; i++) pop(track, cutAt + 0.9 + i * 0.11, 0.3 - i * 0.02);
    for (let i = 0; i < 20; i++) shaker(track, cutAt + 0.4 + i * 0.06, 0.08, 0.3 + 0.4 * random());
    sparkle(track, at.joy + 0.1, 0.7);
  },
};
