import { crickets } from '../../kit/sound/ambience.ts';
import { creak, knock, pop, sparkle, squish } from '../../kit/sound/foley.ts';
import { bell } from '../../kit/sound/instruments.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';

export const sounds: SliceSounds = {
  cut(track, at) {
    for (let i = 0; i < 5; i++) creak(track, at - 1.3 + i * 0.26, 0.7);
    knock(track, at, 1.3);
    pop(track, at + 0.03, 1.1);
    squish(track, at + 0.1, 0.6);
  },
  music: 'tender',
  around(track, { at, cutAt }) {
    crickets(track, 0.8);
    sparkle(track, cutAt + 0.3, 1);
    for (const [i, pitch] of [1047, 1319, 1568, 2093, 1568, 2093].entries())
      bell(track, at.joy + i * 0.2, pitch, 0.09, 0.3 + i * 0.08);
    pop(track, at.land, 0.7);
  },
};
