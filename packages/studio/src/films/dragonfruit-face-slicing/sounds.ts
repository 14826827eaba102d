import { applause, clink, snap, squish } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { FLASHES } from './flashes.ts';

export const sounds: SliceSounds = {
  speaker: { throat: 0.9, breath: 0.14, vibrato: 0.008, growl: 0.08 },
  cut(track, at) {
    squish(track, at + 0.04, 0.35);
  },
  music: 'disco',
  around(track, { at }) {
    for (const [start] of FLASHES) {
      snap(track, start, 0.35);
      clink(track, start + 0.02, 0.15);
    }
    applause(track, at.joy + 0.2, 1.9, 0.35);
  },
};
