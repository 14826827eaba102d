import { room } from '../../kit/sound/ambience.ts';
import { breath, drip, pop, rip, snap } from '../../kit/sound/foley.ts';
import type { SliceSounds } from '../_face-slicing/slicing.ts';
import { seatGarlics } from './garlic-audience.ts';

export const sounds: SliceSounds = {
  cut: 'crisp',
  music: 'opera',
  around(track, kit) {
    const { at, cutAt } = kit;
    const [{ from }] = seatGarlics(kit);
    room(track, 0.8);
    rip(track, at.gasp + 0.3, 0.25);
    snap(track, cutAt, 0.9);
    for (let i = 0; i < 4; i++) pop(track, cutAt + 1.05 + i * 0.3, 0.6);
    for (let i = 0; i < 14; i++) drip(track, from + 0.4 + i * 0.19, 0.35);
    for (const when of [4.55, 4.95, 5.75]) breath(track, when, 0.22, 0.9);
  },
};
