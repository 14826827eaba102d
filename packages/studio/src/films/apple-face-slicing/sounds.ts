import { birds, room } from '../../kit/sound/ambience.ts';
import { knock, snap, sparkle } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut: 'crisp',
  music: 'none',
  around(track, { at, cutAt }) {
    room(track, 1);
    birds(track, 0.35);
    for (let i = 0; i < 16; i++) knock(track, 0.25 + i * 0.5, i % 2 ? 0.07 : 0.1);
    snap(track, cutAt, 1);
    for (let i = 0; i < 6; i++)
      knock(track, cutAt + 1.75 + i * 0.16 - i * i * 0.008, 0.5 - i * 0.07);
    sparkle(track, at.joy - 0.1, 1);
  },
};
