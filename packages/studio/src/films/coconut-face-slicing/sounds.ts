import { waves } from '../../kit/sound/ambience.ts';
import { crackle, drip, knock, pour, snap } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { CRACK, RAPS } from './times.ts';

export const sounds: SliceSounds = {
  speaker: { throat: 0.82, breath: 0.16, vibrato: 0.004, growl: 0.3 },
  cut: 'crisp',
  music: 'tropical',
  around(track, { cutAt }) {
    waves(track, 0.7);
    for (const rap of RAPS) knock(track, rap, 1.2);
    snap(track, CRACK, 0.8);
    crackle(track, CRACK, 0.5, 0.6);
    pour(track, cutAt + 0.4, 1.4, 0.5);
    for (let i = 0; i < 5; i++) drip(track, cutAt + 1.7 + i * 0.37, 0.4);
  },
};
