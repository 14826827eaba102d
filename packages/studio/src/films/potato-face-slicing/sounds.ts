import { room } from '../../kit/sound/ambience.ts';
import { boing, breath, crackle, knock, pop } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    crackle(track, at - 0.45, 1, 0.8);
    knock(track, at + 0.1, 0.7);
  },
  music: 'lofi',
  around(track, { at, cutAt }) {
    room(track, 1);
    for (const when of [0.1, 2.05]) {
      breath(track, when, 1, 1.3);
      breath(track, when + 1, 0.8, 0.7);
    }
    knock(track, cutAt + 1.15, 0.8);
    boing(track, at.joy - 0.2, 0.5);
    for (let i = 0; i < 7; i++) pop(track, at.joy - 0.2 + i * 0.07, 0.35);
  },
};
