import { spots } from '../../kit/cast/paint.ts';
import { turned } from '../../kit/cast/solid.ts';
import { smooth } from '../../kit/math/easing.ts';
import { rows } from '../../kit/math/rows.ts';
import { morsel } from './body/morsel.ts';
import { marked, painted } from './body/paints.ts';
import { leaf, stalk } from './body/stalks.ts';

const mangoBody = turned(
  rows(2, [-90, 1.02, -40, 1.02, 20, 0.94, 60, 0.96, 90, 1.06]),
  undefined,
  (x, y) => 0.1 * x * (y + 0.3),
);

export const mango = morsel(['#ffb52a'], (coat) => ({
  shape: [
    painted(coat, 0.5, mangoBody, [
      marked('#f0442e', (p) => smooth(-0.1, 0.9, p.x * 0.7 + p.y * 0.6) * 0.9),
      marked('#8ab83a', (p) => smooth(0.3, -0.9, p.y + p.x * 0.5) * 0.8),
      marked('#fff0a0', (p) => spots(p, 28, 0.09) * 0.6),
    ]),
    stalk(1.0),
    leaf(1.02, 0.2),
    leaf(1.04, 0.62),
  ],
  build: { bottom: -1.02, side: 0.95, size: 0.82 },
  face: { y: -0.06, size: 0.95 },
  limbs: { limb: '#d8601c', shoe: '#2f8a5a' },
  speech: 'young',
  inside: '#ffc83a',
  juice: '#ffb02a',
}));
