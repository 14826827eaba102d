import { waves } from '../../kit/sound/ambience.ts';
import { breath, creak, snap, squish } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { GUST } from './breeze.ts';

export const sounds: SliceSounds = {
  speaker: { throat: 1.1, breath: 0.14, vibrato: 0.005, growl: 0.16 },
  cut(track, at) {
    snap(track, at + 0.28, 0.9);
    squish(track, at + 0.34, 0.4);
  },
  music: 'tropical',
  around(track, { cutAt }) {
    waves(track, 0.35);
    creak(track, 0.2, 0.4);
    for (let i = 0; i < 3; i++) squish(track, cutAt + 0.3 + i * 0.36, 0.45);
    breath(track, GUST - 0.1, 1, 0.5);
  },
};
