import { smooth } from '../../kit/math/easing.ts';
import type { Subject } from './body/doll.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { slab, starOutline } from './body/solids.ts';
import { tiny } from './body/voices.ts';

export const star: Subject = {
  coats: ['#ffd21e', '#ffc83a'],
  make: (coat) =>
    morsel({
      shape: painted(coat, 0.6, slab(starOutline(5, 1.22, 0.66), 0.36, 0.28), [
        marked('#fff2a0', (p) => smooth(0, 1, p.y) * 0.5),
        (_p, surface) => {
          surface.glow = 0.15;
        },
      ]),
      bottom: -1.0,
      side: 1.0,
      size: 0.96,
      face: { y: 0, size: 0.94 },
      skin: coat,
      armless: true,
      hovers: true,
      speech: tiny,
      inside: '#fff6c0',
      juice: '#ffe45a',
    }),
};
