import { spots } from '../../kit/cast/paint.ts';
import { smooth } from '../../kit/math/easing.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { lathe } from './body/solids.ts';

const mushroomStem = lathe([0, -0.98, 0.56, -0.96, 0.6, -0.7, 0.46, 0.1, 0.5, 0.4, 0, 0.4], 0.05);

const cap = lathe([0, 0.24, 0.7, 0.14, 1.1, 0.18, 1.12, 0.36, 0.88, 0.82, 0.5, 1.1, 0, 1.2], 0.05);

export const mushroom = morsel(['#e8302a'], (coat) => ({
  shape: [
    painted('#fff2dc', 0.15, mushroomStem),
    painted(coat, 0.55, cap, [
      marked('#fff8ea', (p) => spots({ ...p, y: p.y - 0.25 }, 7, 0.34) * smooth(0.24, 0.3, p.y)),
      marked('#f0d8b8', (p) => smooth(-0.3, -0.7, p.ny)),
    ]),
  ],
  build: { bottom: -1.0, side: 0.56, shoulder: -0.5, size: 0.94, stand: 0.28 },
  face: { y: -0.3, size: 0.74 },
  skin: '#ffe6c8',
  limbs: { limb: '#e0b888', shoe: coat },
  speech: 'tiny',
  inside: '#fff6e6',
  juice: '#fff0d8',
}));
