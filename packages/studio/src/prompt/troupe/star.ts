import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { glow, marked, painted } from './body/paints.ts';
import { slab, starOutline } from './body/solids.ts';

export const star = morsel(['#ffd21e', '#ffc83a'], (coat) => ({
  shape: painted(coat, 0.6, slab(starOutline(5, 1.22, 0.66), 0.36, 0.28), [
    marked('#fff2a0', (p) => smooth(0, 1, p.y) * 0.5),
    glow(0.15),
  ]),
  build: { bottom: -1.0, side: 1.0, size: 0.96 },
  face: { y: 0, size: 0.94 },
  armless: true,
  hovers: true,
  speech: 'tiny',
  inside: '#fff6c0',
  juice: '#ffe45a',
}));
