import { birds, crickets } from '../../kit/sound/ambience.ts';
import { crackle, creak, knock, pop, snap, splash, squish } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { planSeeds, TOUCHES } from './spat-seeds.ts';

export const sounds: SliceSounds = {
  speaker: { throat: 1.05, breath: 0.12, vibrato: 0.006, growl: 0.22 },
  cut(track, at) {
    knock(track, at, 1.2);
    snap(track, at, 0.9);
    squish(track, at + 0.06, 0.9);
    splash(track, at + 0.12, 0.7);
  },
  music: 'none',
  around(track, kit) {
    const { at, cutAt } = kit;
    birds(track, 0.3);
    crickets(track, 0.25);
    creak(track, at.gasp + 0.2, 0.5);
    crackle(track, at.gasp + 0.35, cutAt - at.gasp - 0.35, 0.9);
    for (const seed of planSeeds(kit)) {
      pop(track, seed.at, 0.7);
      for (const [i, touch] of TOUCHES.entries()) knock(track, seed.at + touch, 0.3 - 0.08 * i);
    }
  },
};
