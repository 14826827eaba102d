import { leafPaint, mottle } from '../../kit/cast/paint.ts';
import { rod, turned } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { calyx } from './body/calyx.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';

const aubergine = turned(rows(2, [-90, 1.06, -50, 1.06, -10, 0.94, 30, 0.76, 60, 0.88, 90, 1.2]));

export const eggplant = morsel(['#5a2a8a'], (coat) => ({
  shape: [
    painted(coat, 1, aubergine, [
      marked('#a860d8', (p) => smooth(0.1, 0.9, mottle(p, 1.2)) * 0.35),
    ]),
    { solid: calyx(1.04, 0.62), paint: leafPaint('#4f9a3c') },
    painted('#5f9a3a', 0.3, rod([0, 1.0, 0], [0.16, 1.46, 0], 0.13, 0.1)),
  ],
  build: { bottom: -1.06, side: 0.94, shoulder: -0.42, size: 0.8 },
  face: { y: -0.1, size: 0.92 },
  iris: '#6a8a1c',
  limbs: { shoe: '#58a03c' },
  speech: 'grown',
  inside: '#f4f0cc',
  juice: '#d8c8a0',
}));
