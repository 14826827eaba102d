import { birds, wind } from '../../kit/sound/ambience.ts';
import { crackle, drip, knock, squish } from '../../kit/sound/foley.ts';
import { bell, pad } from '../../kit/sound/instruments.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { TRICKLE } from './times.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    squish(track, at - 0.3, 0.9);
    squish(track, at, 0.7);
    crackle(track, at + 0.05, 1.1, 0.25);
  },
  music: 'none',
  around(track) {
    wind(track, 0.25);
    birds(track, 0.3);
    for (const [i, pitch] of [220, 440.8, 663, 1180].entries())
      bell(track, 0.1, pitch, 0.16 / (i + 1), 0.5);
    pad(track, 0, 3, [110, 165, 220], 0.035);
    pad(track, 4, 4, [110, 147, 220], 0.03);
    knock(track, 6.9, 0.5);
    for (const late of [0.05, 0.5, 1.1]) drip(track, TRICKLE + late, 0.4);
  },
};
